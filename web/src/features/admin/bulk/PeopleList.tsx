import { chakra } from '@chakra-ui/react';

interface PeopleListProps {
  /** Accessible name. */
  label: string;
  people: readonly { id: string; name: string; email: string; text: string }[];
}

/** People with a text about each. */
export const PeopleList = ({ label, people }: PeopleListProps) => (
  <chakra.ul aria-label={label} css={{ '& > li + li': { borderTop: 'line' } }}>
    {people.map(({ id, name, email, text }) => (
      <chakra.li key={id} paddingBlock="2" overflowWrap="anywhere" lineHeight="snug">
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <chakra.span textStyle="small" color="ink-soft">
          {email}
        </chakra.span>
        <chakra.p textStyle="small" color="ink-soft">
          {text}
        </chakra.p>
      </chakra.li>
    ))}
  </chakra.ul>
);

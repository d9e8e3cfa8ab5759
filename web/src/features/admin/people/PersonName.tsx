import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { contactLink } from '../../../ui/contactLink.ts';
import { PersonId } from './PersonId.tsx';

const NameLink = chakra(Link, { base: { ...contactLink, textDecorationColor: 'transparent' } });

interface PersonNameProps {
  person: { id: string; name: string };
  /** Where the name leads. */
  link: LinkProps;
  /** More after the id, on a card. */
  note?: string | null;
}

/** Who a row is about: picture, name and id. */
export function PersonName({ person, link, note }: PersonNameProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <Avatar name={person.name} size="sm" />
      <chakra.span minW="0">
        <b>
          <NameLink {...link}>{person.name}</NameLink>
        </b>
        <chakra.span display="block" textStyle="caption" color="ink-faint">
          <PersonId id={person.id} />
          {note && `, ${note}`}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}

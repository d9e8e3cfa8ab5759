import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { contactLink } from '../../../ui/contactLink.ts';

const NameLink = chakra(Link, { base: { ...contactLink, textDecorationColor: 'transparent' } });

/** A generated id is recognised by its beginning; a click copies the whole of it. */
const SHOWN_OF_ID = 8;

interface PersonNameProps {
  person: { id: string; name: string };
  /** Where the name leads. */
  link: LinkProps;
  /** More after the id, on a card. */
  note?: string | null;
}

/** Who a row is about: picture, name and id. */
export function PersonName({ person, link, note }: PersonNameProps) {
  const id = person.id.length > 12 ? person.id.slice(0, SHOWN_OF_ID) : person.id;
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <Avatar name={person.name} size="sm" />
      <chakra.span minW="0">
        <b>
          <NameLink {...link}>{person.name}</NameLink>
        </b>
        <chakra.span display="block" textStyle="caption" color="ink-faint">
          <CopyText noun="ID" value={person.id}>
            {id}
          </CopyText>
          {note && `, ${note}`}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}

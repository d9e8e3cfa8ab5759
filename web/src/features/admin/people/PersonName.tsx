import { chakra } from '@chakra-ui/react';
import type { LinkProps } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { NameLink } from '../table/NameLink.tsx';
import { PersonId } from '../row/PersonId.tsx';

interface PersonNameProps {
  person: { id: string; name: string };
  /** Link of the name. */
  link: LinkProps;
  /** Text after the id, on a card. */
  note?: string | null;
}

/** Avatar, name and id of a row's person. */
export function PersonName({ person, link, note }: PersonNameProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <Avatar name={person.name} size="sm" />
      <chakra.span minW="0">
        <b>
          <NameLink {...link}>
            <bdi>{person.name}</bdi>
          </NameLink>
        </b>
        <chakra.span display="block" textStyle="caption" color="ink-faint">
          <PersonId id={person.id} />
          {note && <span>{`, ${note}`}</span>}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { NameLink } from './NameLink.tsx';

interface PersonLabelProps {
  name: string;
  /** Link of the name. */
  link?: LinkProps;
  /** Second line, less prominent. */
  detail?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** Avatar, name and a second line of a person, in a table or a list. */
export function PersonLabel({ name, link, detail, size = 'sm' }: PersonLabelProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minW="0" lineHeight="snug">
      <Avatar name={name} size={size} />
      <chakra.span minW="0">
        <chakra.b display="block" overflowWrap="anywhere">
          {link ? (
            <NameLink {...link}>
              <bdi>{name}</bdi>
            </NameLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </chakra.b>
        {detail && (
          <chakra.span display="block" fontSize="13" color="ink-faint">
            {detail}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.span>
  );
}

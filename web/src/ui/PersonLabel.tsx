import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

interface PersonLabelProps {
  name: string;
  /** A second line in a quieter voice. */
  detail?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** Avatar, name and one line: a person in a table or a list. */
export function PersonLabel({ name, detail, size = 'sm' }: PersonLabelProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minW="0" lineHeight="snug">
      <Avatar name={name} size={size} />
      <chakra.span minW="0">
        <chakra.b display="block" overflowWrap="anywhere">
          {name}
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

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first?: ReactNode;
  second?: string | null;
}

/** A cell of two values, the second one quieter. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <chakra.span overflowWrap="anywhere">
      {first ?? <chakra.span color="ink-faint">Not given</chakra.span>}
      {second && (
        <chakra.span display="block" textStyle="caption" color="ink-faint">
          {second}
        </chakra.span>
      )}
    </chakra.span>
  );
}

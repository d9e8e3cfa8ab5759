import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Caption } from '../../../ui/Caption.tsx';

/** Less prominent text. */
export const Faint = ({ children }: { children: ReactNode }) => (
  <chakra.span color="ink-faint">{children}</chakra.span>
);

interface TwoLinesProps {
  first: ReactNode;
  /** Less prominent; the line is left out without it. */
  second?: ReactNode;
}

/** A value of a row in one or two lines. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <chakra.span minW="0" overflowWrap="anywhere">
    <span>{first}</span>
    {second && (
      <Caption as="span" display="block">
        {second}
      </Caption>
    )}
  </chakra.span>
);

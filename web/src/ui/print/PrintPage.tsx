import { chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Content that is printed instead of the page; hidden on screen. */
export function PrintPage({ children }: { children: ReactNode }) {
  return (
    <Portal>
      <chakra.article
        data-print-sheet
        // Light mode in print.
        data-theme="light"
        display="none"
        bg="white"
        color="ink"
        textStyle="small"
        lineHeight="snug"
        css={{ printColorAdjust: 'exact' }}
        _print={{ display: 'block' }}
      >
        {children}
      </chakra.article>
    </Portal>
  );
}

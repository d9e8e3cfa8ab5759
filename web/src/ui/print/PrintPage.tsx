import { chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is printed in place of the page while it is mounted. On the screen it is hidden. */
export function PrintPage({ children }: { children: ReactNode }) {
  return (
    <Portal>
      <chakra.article
        data-print-sheet
        // Dark on white in either mode.
        data-theme="light"
        display="none"
        bg="white"
        color="ink"
        textStyle="small"
        css={{ printColorAdjust: 'exact' }}
        _print={{ display: 'block' }}
      >
        {children}
      </chakra.article>
    </Portal>
  );
}

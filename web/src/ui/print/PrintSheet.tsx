import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface PrintSheetProps {
  /** Called when the print dialog is closed. */
  onDone: () => void;
  children: ReactNode;
}

/** Prints its content in place of the page, as soon as it is mounted. On the screen it is hidden. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const onAfterPrint = () => {
      done();
    };
    window.addEventListener('afterprint', onAfterPrint);
    // In a task of its own: strict mode runs effects twice.
    const timer = setTimeout(() => {
      window.print();
    });
    return () => {
      window.removeEventListener('afterprint', onAfterPrint);
      clearTimeout(timer);
    };
  }, []);
  return (
    <Portal>
      <chakra.div
        data-print-sheet
        // Dark on white in either mode.
        data-theme="light"
        display="none"
        bg="white"
        color="ink"
        textStyle="small"
        _print={{ display: 'block' }}
      >
        {children}
      </chakra.div>
    </Portal>
  );
}

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { PrintPage } from './PrintPage.tsx';

interface PrintSheetProps {
  /** Called when the print dialog is closed. */
  onDone: () => void;
  children: ReactNode;
}

/** Prints its content instead of the page when it is mounted. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const onAfterPrint = () => {
      done();
    };
    window.addEventListener('afterprint', onAfterPrint);
    // In a separate task that the cleanup cancels: strict mode runs effects twice.
    const timer = setTimeout(() => {
      window.print();
    });
    return () => {
      window.removeEventListener('afterprint', onAfterPrint);
      clearTimeout(timer);
    };
  }, []);
  return <PrintPage>{children}</PrintPage>;
}

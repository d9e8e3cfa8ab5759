import { t } from '@lingui/core/macro';
import { chakra, Portal } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import { mediaQuery } from './mediaQuery.ts';

/** Printed instead of the page; hidden on screen, and in light mode. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <Portal>
      <chakra.article
        data-print-sheet
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

/** Whether the page is being printed, by its Print button or by the browser. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is when the event handler returns.
    const set = (value: boolean) => {
      flushSync(() => {
        setPrinting(value);
      });
    };
    const begin = () => {
      set(true);
    };
    const end = () => {
      set(false);
    };
    const onMedia = ({ matches }: { matches: boolean }) => {
      set(matches);
    };
    const media = mediaQuery('print');
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media?.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media?.removeEventListener('change', onMedia);
    };
  }, []);
  return isPrinting;
}

/** Prints its content instead of the page, by a Print button or by the browser. */
export function PrintPage({ children }: { children: ReactNode }) {
  return usePrinting() && <Sheet>{children}</Sheet>;
}

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
  return <Sheet>{children}</Sheet>;
}

/** Button that prints its content instead of the page. */
export function PrintButton({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button
        icon="print"
        tone="outline"
        onClick={() => {
          setPrinting(true);
        }}
      >
        {t`Print`}
      </Button>
      {isPrinting && (
        <PrintSheet
          onDone={() => {
            setPrinting(false);
          }}
        >
          {children}
        </PrintSheet>
      )}
    </>
  );
}

import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { ExportDialog as Dialog } from './ExportDialog.tsx';
import type { AuditedList } from './exportedList.ts';

const ExportDialog = lazyPart(
  async () => (await import('./ExportDialog.tsx')).ExportDialog,
) as typeof Dialog;

interface ExportButtonProps<Row> {
  exported: AuditedList<Row>;
  disabled?: boolean;
}

/** Saves a list with all its pages as CSV. */
export function ExportButton<Row>({ exported, disabled = false }: ExportButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="download"
        tone="outline"
        size="sm"
        disabled={disabled}
        onClick={() => {
          setOpen(true);
        }}
      >
        Export
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            exported={exported}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

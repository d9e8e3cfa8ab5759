import { chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { countText, figureText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { ExportedList } from './exportedList.ts';
import { useExport, type ExportState } from './useExport.ts';

interface ExportDialogProps<Row> {
  exported: ExportedList<Row>;
  onClose: () => void;
}

/** Exports a list and shows the progress; closing it cancels. */
export function ExportDialog<Row>({ exported, onClose }: ExportDialogProps<Row>) {
  // As it was when the export began.
  const [list] = useState(exported);
  const { state, retry } = useExport(list);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={list.title ?? `Export ${list.noun}`}
      footer={
        <Button data-autofocus tone={state.state === 'done' ? 'go' : 'outline'} onClick={onClose}>
          {state.state === 'reading' ? 'Cancel' : 'Close'}
        </Button>
      }
    >
      {state.state === 'failed' ? (
        <LoadFailure
          title="The export stopped, and no file was saved"
          error={state.error}
          {...(state.detail && { detail: state.detail })}
          onRetry={retry}
        />
      ) : (
        <Progress noun={list.noun} {...state} />
      )}
    </Dialog>
  );
}

function Progress({ noun, state, count, found }: ReadState & { noun: string }) {
  const isDone = state === 'done';
  return (
    <Grid gap="3">
      <chakra.p role="status">
        {isDone
          ? `The file has ${countText(count, 'rows')}. ${countText(found ?? 0, noun)} ${found === 1 ? 'was' : 'were'} found at the start.`
          : found === null
            ? `Reading ${noun}...`
            : `${figureText(count)} of ${countText(found, noun)} read`}
      </chakra.p>
      <ProgressBar
        label="Progress of the export"
        percent={isDone ? 100 : found ? Math.min(99, Math.floor((100 * count) / found)) : 0}
      />
    </Grid>
  );
}

type ReadState = Extract<ExportState, { count: number }>;

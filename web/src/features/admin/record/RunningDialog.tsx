import { Grid } from '@chakra-ui/react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { countText, figureText } from '../../../lib/format.ts';
import type { Run } from '../../../lib/run/useRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

interface RunningDialogProps {
  title: string;
  description: string;
  /** Plural noun of what is sent. */
  noun: string;
  run: Pick<Run<unknown>, 'state' | 'count' | 'total'>;
  onCancel: () => void;
  /** Asks before the page is left. */
  asks?: boolean;
}

/** Progress of batches that are being sent; closing it cancels. */
export function RunningDialog(props: RunningDialogProps) {
  const { title, description, noun, run, onCancel, asks = false } = props;
  const { state, count } = run;
  const total = run.total ?? 0;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      title={title}
      description={description}
      footer={
        <Button tone="outline" busy={state === 'cancelling'} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Grid gap="3">
        <p role="status">{`${figureText(count)} of ${countText(total, noun)}`}</p>
        <ProgressBar label="Progress" percent={Math.floor((100 * count) / Math.max(1, total))} />
      </Grid>
      <UnsavedChangesPrompt
        hasUnsaved={() => asks}
        title="Stop here?"
        description="What is done stays done. The rest is not sent."
        stay="Keep going"
        searchParams={['tab', 'dialog']}
      />
    </Dialog>
  );
}

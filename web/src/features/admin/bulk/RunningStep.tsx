import { chakra, Grid } from '@chakra-ui/react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { countText, figureText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { BulkRun } from './useBulkRun.ts';

interface RunningStepProps {
  title: string;
  noun: string;
  run: BulkRun;
  onCancel: () => void;
}

/** Progress of an action that is being sent. */
export function RunningStep({ title, noun, run, onCancel }: RunningStepProps) {
  const isCancelling = run.state === 'cancelling';
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => undefined}
      title={run.isUndo ? 'Undoing' : title}
      description="Closing this page stops after the present batch; what is done stays done."
      footer={
        <Button tone="outline" busy={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Grid gap="3">
        <chakra.p role="status">
          {`${figureText(run.count)} of ${countText(run.total, noun)}`}
        </chakra.p>
        <ProgressBar label="Progress" percent={Math.floor((100 * run.count) / run.total)} />
      </Grid>
      <UnsavedChangesPrompt
        hasUnsaved={() => true}
        title="Stop here?"
        description="What is done stays done. The rest is not sent."
        stay="Keep going"
        searchParams={['tab', 'dialog']}
      />
    </Dialog>
  );
}

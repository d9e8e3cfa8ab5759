import { startTransition, useState } from 'react';
import { isRunning } from '../../../lib/run/useRun.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RunningDialog } from '../record/RunningDialog.tsx';
import { useOpener } from '../record/useOpener.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import { BULK_ACTIONS, type BulkAction, type BulkName } from './actions.ts';
import { ChooseStep, type Entry, type Prepared } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { useBulkPeople } from './useBulkPeople.ts';
import { openBatches, undoChanges, useBulkRun } from './useBulkRun.ts';

interface BulkDialogProps {
  name: BulkName;
  audience: ClubAudience;
  /** The selection. */
  ids: ReadonlySet<string>;
  onClose: () => void;
}

/** An action on the selected people: choice, confirmation, progress and result. */
export function BulkDialog({ name, audience, ids, onClose }: BulkDialogProps) {
  const action: BulkAction = BULK_ACTIONS[name];
  const { title } = action;
  const people = useBulkPeople(audience, ids);
  const count = people?.length ?? ids.size;
  const returnTo = useOpener();
  const [entry, setEntry] = useState<Entry>({ choice: '', search: '' });
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const { run, start, cancel, retry, undo } = useBulkRun(action, audience);
  const noun = peopleNoun(audience);
  if (count === 0) return <NoOne title={title} noun={noun} onClose={onClose} />;
  if (!prepared) {
    return (
      <ChooseStep
        {...{ action, audience, noun, people, count, entry, onClose, returnTo }}
        onEntry={(change) => {
          setEntry((now) => ({ ...now, ...change }));
        }}
        // Rendered after the next paint: two dialogs take turns.
        onChosen={(chosen) => {
          startTransition(() => {
            setPrepared(chosen);
          });
        }}
      />
    );
  }
  if (!run) {
    return (
      <ConfirmStep
        noun={noun}
        prepared={prepared}
        onBack={() => {
          setPrepared(null);
        }}
        onClose={onClose}
        returnTo={returnTo}
        onConfirm={() => {
          start(prepared.plan.changes);
        }}
      />
    );
  }
  if (isRunning(run)) {
    return (
      <RunningDialog
        title={run.isUndo ? 'Undoing' : title}
        description="Closing this page stops after the present batch; what is done stays done."
        noun={noun}
        run={run}
        onCancel={cancel}
        asks
      />
    );
  }
  const again = () => {
    retry(run);
  };
  const back = () => {
    undo(run);
  };
  return (
    <ResultStep
      title={title}
      noun={noun}
      run={run}
      leftOut={run.isUndo ? [] : prepared.plan.leftOut}
      onClose={onClose}
      returnTo={returnTo}
      onRetry={openBatches(run).length > 0 ? again : undefined}
      onUndo={!run.isUndo && undoChanges(action.valueOf, run) ? back : undefined}
    />
  );
}

/** A dialog of the URL without a selection, for example after a reload. */
const NoOne = ({ title, noun, onClose }: { title: string; noun: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    description={`No ${noun} are selected.`}
    footer={
      <Button tone="outline" onClick={onClose}>
        Close
      </Button>
    }
  />
);

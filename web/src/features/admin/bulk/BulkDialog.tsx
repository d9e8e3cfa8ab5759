import { startTransition, useState } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RunningDialog } from '../record/RunningDialog.tsx';
import { useOpener } from '../record/useOpener.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import { CHOOSE_TITLE } from './bulkTexts.ts';
import { ChooseCandidate, ChooseStatus, type Entry, type Prepared } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { BulkKind } from './plan.ts';
import { ResultStep } from './ResultStep.tsx';
import { useBulkPeople } from './useBulkPeople.ts';
import { openChanges, undoChanges, useBulkRun } from './useBulkRun.ts';

interface BulkDialogProps {
  kind: BulkKind;
  audience: ClubAudience;
  /** The selection. */
  ids: ReadonlySet<string>;
  onClose: () => void;
}

/** An action on the selected people: choice, confirmation, progress and result. */
export function BulkDialog({ kind, audience, ids, onClose }: BulkDialogProps) {
  const people = useBulkPeople(audience, ids);
  const count = people?.length ?? ids.size;
  const returnTo = useOpener();
  const [entry, setEntry] = useState<Entry>({ choice: '', search: '' });
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const { run, start, cancel, retry, undo } = useBulkRun(kind, audience);
  const noun = peopleNoun(audience);
  const title = CHOOSE_TITLE[kind];
  if (count === 0) return <NoOne title={title} noun={noun} onClose={onClose} />;
  const choose = {
    ...{ noun, people, count, entry, onClose, returnTo },
    onEntry: (change: Partial<Entry>) => {
      setEntry((now) => ({ ...now, ...change }));
    },
    // Rendered after the next paint: two dialogs take turns.
    onChosen: (chosen: Prepared) => {
      startTransition(() => {
        setPrepared(chosen);
      });
    },
  };
  if (!prepared) {
    return kind === 'status' ? (
      <ChooseStatus {...choose} />
    ) : (
      <ChooseCandidate {...choose} kind={kind} audience={audience} />
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
  if (run.state !== 'ended') {
    return (
      <RunningDialog
        title={run.isUndo ? 'Undoing' : title}
        description="Closing this page stops after the present batch; what is done stays done."
        noun={noun}
        count={run.count}
        total={run.total}
        isCancelling={run.state === 'cancelling'}
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
      onRetry={openChanges(run).length > 0 ? again : undefined}
      onUndo={!run.isUndo && undoChanges(kind, run) ? back : undefined}
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

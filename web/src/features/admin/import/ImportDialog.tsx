import type { ClubAudience } from '../../../schema.generated.ts';
import { RunningDialog } from '../record/RunningDialog.tsx';
import { useOpener } from '../record/useOpener.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import { CheckStep } from './CheckStep.tsx';
import { EndStep } from './EndStep.tsx';
import { FileStep } from './FileStep.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  audience: ClubAudience;
  onClose: () => void;
}

/** Import of people from a CSV file: file, dry run, import and result. */
export function ImportDialog({ audience, onClose }: ImportDialogProps) {
  const { view, state, ...steps } = useImport(audience);
  const noun = peopleNoun(audience);
  const closing = { onClose, returnTo: useOpener() };
  if (view.step === 'file' || !state) {
    return (
      <FileStep
        audience={audience}
        {...(view.step === 'file' && view)}
        onFile={(file) => void steps.open(file)}
        {...closing}
      />
    );
  }
  if (view.step === 'running') {
    return (
      <RunningDialog
        title={view.dryRun ? 'Checking the file' : `Importing ${noun}`}
        description={
          view.dryRun
            ? 'Nothing is written yet.'
            : 'Closing this page stops after the present batch; what is imported stays.'
        }
        noun="rows"
        count={view.count}
        total={view.total}
        isCancelling={view.isCancelling}
        onCancel={steps.cancel}
        asks={!view.dryRun}
      />
    );
  }
  return view.step === 'checked' ? (
    <CheckStep
      audience={audience}
      state={state}
      error={view.error}
      onBack={steps.back}
      onChoose={(choices) => void steps.choose(state, choices)}
      onCheck={() => void steps.send(state, true)}
      onImport={() => void steps.send(state, false)}
      {...closing}
    />
  ) : (
    <EndStep
      noun={noun}
      state={state}
      error={view.error}
      onContinue={() => void steps.send(state, false)}
      onLinksSaved={() => {
        steps.dropLinks(state);
      }}
      {...closing}
    />
  );
}

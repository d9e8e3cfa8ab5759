import { isRunning } from '../../../lib/run/useRun.ts';
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
  const { fileStep, state, check, write, ...steps } = useImport(audience);
  const noun = peopleNoun(audience);
  const closing = { onClose, returnTo: useOpener() };
  if (!state) {
    return (
      <FileStep
        audience={audience}
        {...fileStep}
        onFile={(file) => void steps.open(file)}
        {...closing}
      />
    );
  }
  if (isRunning(check)) {
    return (
      <RunningDialog
        title="Checking the file"
        description="Nothing is written yet."
        noun="rows"
        run={check}
        onCancel={steps.cancel}
      />
    );
  }
  if (isRunning(write)) {
    return (
      <RunningDialog
        title={`Importing ${noun}`}
        description="Closing this page stops after the present batch; what is imported stays."
        noun="rows"
        run={write}
        onCancel={steps.cancel}
        asks
      />
    );
  }
  return write ? (
    <EndStep
      noun={noun}
      state={state}
      error={write.error}
      onContinue={() => {
        steps.send(state, false);
      }}
      onLinksSaved={() => {
        steps.dropLinks(state);
      }}
      {...closing}
    />
  ) : (
    <CheckStep
      audience={audience}
      state={state}
      error={check?.error}
      onBack={steps.back}
      onChoose={(choices) => {
        steps.choose(state, choices);
      }}
      onCheck={() => {
        steps.send(state, true);
      }}
      onImport={() => {
        steps.send(state, false);
      }}
      {...closing}
    />
  );
}

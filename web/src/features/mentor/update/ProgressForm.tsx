import { Formik } from 'formik';
import { useDraft } from '../../../lib/drafts.ts';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { ProgressFields } from './ProgressFields.tsx';
import { saveProblem } from './saveProblem.ts';
import { stageChoices } from './stageChoices.ts';
import { isKeptFeedback } from './useKeptFeedback.ts';
import { SAVE, useSaveProgress, type ProgressValues } from './useSaveProgress.ts';

const EMPTY: ProgressValues = { stageId: '', status: 'IN_PROGRESS', feedback: '' };

interface ProgressFormProps {
  person: MentorPersonFragment;
  words: AudienceWords;
}

/** Records a stage's status and feedback for one person; starts anew after each save. */
export function ProgressForm({ person, words }: ProgressFormProps) {
  const save = useSaveProgress(person);
  const draft = useDraft(`feedback:${person.id}`, isKeptFeedback);
  const stages = stageChoices(person);
  return (
    <Formik
      initialValues={EMPTY}
      onSubmit={async (values, form) => {
        const problem = saveProblem(values.stageId, stages, words.one);
        if (problem) {
          toast.failure(problem.title, problem.description, { key: SAVE });
          return;
        }
        const { done, fields } = await save(values);
        if (done) {
          draft.clear(values.stageId);
          form.resetForm();
        } else {
          await form.setTouched({ feedback: true }, false);
          form.setErrors({ feedback: fields['feedback'] });
        }
      }}
    >
      <ProgressFields person={person} stages={stages} draft={draft} />
    </Formik>
  );
}

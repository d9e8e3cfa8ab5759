import { Formik } from 'formik';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { ProgressFields } from './ProgressFields.tsx';
import { saveProblem } from './saveProblem.ts';
import { stageChoices } from './stageChoices.ts';
import { useFeedbackDrafts } from './useFeedbackDrafts.ts';
import { OUTCOME, useSaveProgress, type ProgressValues } from './useSaveProgress.ts';

const EMPTY: ProgressValues = { stageId: '', status: 'IN_PROGRESS', feedback: '' };

interface ProgressFormProps {
  person: MentorPersonFragment;
  words: AudienceWords;
}

/** Records a stage's status and feedback for one person; starts anew after each save. */
export function ProgressForm({ person, words }: ProgressFormProps) {
  const save = useSaveProgress(person);
  const drafts = useFeedbackDrafts(person.id);
  const stages = stageChoices(person);
  return (
    <Formik
      initialValues={EMPTY}
      onSubmit={async (values, form) => {
        const problem = saveProblem(values.stageId, stages, words.one);
        if (problem) {
          toast.failure(problem.title, problem.description, OUTCOME);
          return;
        }
        const { saved, refused } = await save(values);
        if (saved) {
          drafts.clear(values.stageId);
          form.resetForm();
        } else {
          await form.setTouched({ feedback: true }, false);
          form.setErrors(refused);
        }
      }}
    >
      <ProgressFields person={person} stages={stages} drafts={drafts} />
    </Formik>
  );
}

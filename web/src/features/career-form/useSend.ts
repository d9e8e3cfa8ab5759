import { t } from '@lingui/core/macro';
import type { FormikErrors, FormikHelpers } from 'formik';
import { ValidationError } from 'yup';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { emailChangeNote } from '../../lib/profile/emailChangeNote.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { FIELDS, type Answers } from './answers.ts';
import { consentProblems } from './consent.ts';
import { educatorInput, studentInput } from './formInput.ts';
import { schemaOf } from './rules.ts';
import type { Step } from './step.ts';
import { STEPS } from './steps.ts';
import { useSubmitEducatorFormMutation } from './SubmitEducatorForm.generated.ts';
import { useSubmitStudentFormMutation } from './SubmitStudentForm.generated.ts';

type Problems = FormikErrors<Answers>;

/** Formik status after a rejected submission that opened an earlier step. */
export const REFUSED = 'refused';

const TOAST = 'career-form';

const toasts = () => ({
  key: TOAST,
  failure: { title: t`Submission failed`, detail: t`Please try again later.`, always: true },
});

const ALL_TOUCHED = Object.fromEntries(FIELDS.map((field) => [field, true]));

/** Validation errors of the whole form by field. */
async function problemsOf(steps: readonly Step[], answers: Answers): Promise<Problems> {
  try {
    await schemaOf(steps.flatMap(({ fields }) => fields)).validate(answers, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.flatMap(({ path, message }) => (path ? [[path, message] as const] : [])),
    );
  }
}

/**
 * Submits the form, or opens the first invalid step. Refreshes the account before navigating, so
 * that every screen has formSubmitted.
 */
export function useSend(
  audience: ClubAudience,
  goTo: (step: Step) => Promise<void>,
  onSubmitted: (how: { first: boolean }) => Promise<void>,
) {
  const { user, refresh } = useSession();
  const student = useOutcome(useSubmitStudentFormMutation());
  const educator = useOutcome(useSubmitEducatorFormMutation());
  const steps = STEPS[audience];

  return async (answers: Answers, form: FormikHelpers<Answers>): Promise<void> => {
    const show = async (problems: Problems) => {
      const first = steps.find(({ fields }) => fields.some((field) => problems[field]));
      if (!first) return;
      form.setStatus(REFUSED);
      await form.setTouched(ALL_TOUCHED, false);
      form.setErrors(problems);
      await goTo(first);
    };
    const problems = await problemsOf(steps, answers);
    if (Object.keys(problems).length > 0) {
      await show(problems);
      return;
    }
    const { done, fields, userErrors, payload } =
      audience === 'STUDENT'
        ? await student.run({ input: studentInput(answers) }, toasts())
        : await educator.run({ input: educatorInput(answers) }, toasts());
    if (!done) {
      await show({ ...fields, ...consentProblems(userErrors) });
      return;
    }
    const note = user && emailChangeNote(user.email, answers.email, payload?.person);
    const guidance = t`We'll get back to you soon with career guidance.`;
    toast.success(t`Form submitted successfully!`, [guidance, note].filter(Boolean).join(' '), {
      key: TOAST,
    });
    const first = !user?.formSubmitted;
    await refresh();
    await onSubmitted({ first });
  };
}

import type { FormikErrors, FormikHelpers } from 'formik';
import { ValidationError } from 'yup';
import { isUnauthenticated, reasonOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session/useSession.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { FIELDS, type Answers } from './answers.ts';
import { schemaOf } from './rules.ts';
import { STEPS, type Step } from './steps.ts';
import { useSubmitForm, type Refusal } from './useSubmitForm.ts';

type Problems = FormikErrors<Answers>;

/** Formik status of a form that was sent and came back to an earlier step. */
export const REFUSED = 'refused';

const TRY_LATER = 'Please try again later.';

/** The toast of the last try makes way for the next one. */
const OUTCOME = { key: 'career-form' };

const ALL_TOUCHED = Object.fromEntries(FIELDS.map((field) => [field, true]));

/** What is wrong with the whole form, by field; empty when nothing is. */
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

/** What the server refused, by field. */
const refusedFields = (refusals: Refusal[]): Problems =>
  Object.fromEntries(
    refusals.flatMap(({ field, message }) => (field?.[0] ? [[field[0], message]] : [])),
  );

/** The message of a refusal that no field of the form shows, if any; clubs show none (ADR 22). */
function elsewhere(steps: readonly Step[], refusals: Refusal[]): string | undefined {
  const fields: string[] = steps.flatMap((step) => step.fields);
  const shown = fields.filter((field) => field !== 'clubId');
  const refusal = refusals.find(({ field }) => !shown.includes(field?.[0] ?? ''));
  return refusal && (refusal.message || TRY_LATER);
}

/**
 * Sends the whole form, or shows the first step that stands in the way. The account is refreshed
 * before anyone moves on, so that every screen knows the form as submitted.
 */
export function useSend(
  audience: ClubAudience,
  goTo: (step: Step) => Promise<void>,
  onSubmitted: (how: { first: boolean }) => Promise<void>,
) {
  const { user, refresh } = useSession();
  const submit = useSubmitForm(audience);
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
    try {
      const refusals = await submit(answers);
      if (refusals.length > 0) {
        toast.failure('Submission failed', elsewhere(steps, refusals), OUTCOME);
        await show(refusedFields(refusals));
        return;
      }
    } catch (error) {
      // The session's end is told by itself, on the way to login.
      if (isUnauthenticated(error)) return;
      toast.failure('Submission failed', reasonOf(error) ?? TRY_LATER, OUTCOME);
      return;
    }
    const first = !user?.formSubmitted;
    toast.success(
      'Form submitted successfully!',
      "We'll get back to you soon with career guidance.",
      OUTCOME,
    );
    await refresh();
    await onSubmitted({ first });
  };
}

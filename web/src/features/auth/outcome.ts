import { messageOf } from '../../lib/errors.ts';
import { refusalsAt, type Refusals } from '../../ui/fields/refusals.ts';

/** One thing that the server refused, as it answers. */
interface Refusal {
  field: string[] | null;
  code: string;
  message: string;
}

/** How a submission ended. */
export interface Outcome {
  done: boolean;
  /** The stable word of what was refused; null when the server could not be asked. */
  code: string | null;
  /** What people read about a failure; null when the server gave no words. */
  message: string | null;
  /** The server's words by field. */
  fields: Record<string, string>;
}

/** What the server's refusals mean for the form; without any, it is done. */
export function outcomeOf(refusals: Refusal[] | undefined): Outcome {
  const [first] = refusals ?? [];
  return {
    done: refusals?.length === 0,
    code: first?.code ?? null,
    message: first?.message ?? null,
    fields: Object.fromEntries(
      (refusals ?? []).flatMap(({ field, message }) => (field?.[0] ? [[field[0], message]] : [])),
    ),
  };
}

/** What a call that could not be made means for the form. */
export const failureOf = (error: unknown): Outcome => ({
  done: false,
  code: null,
  message: messageOf(error),
  fields: {},
});

/** What Formik keeps as the status of a form that was not taken. */
export type FormStatus = Outcome & Refusals;

/** Shows a failure: at the fields that the server named, else at the head of the form. */
export const statusOf = (outcome: Outcome, values: object): FormStatus | undefined =>
  outcome.done ? undefined : { ...outcome, ...refusalsAt(outcome.fields, values) };

/** The message for the toast of a failure; none if it is shown at a field (ADR 22). */
export const toastMessage = (outcome: Outcome, values: object, fallback: string) =>
  Object.keys(refusalsAt(outcome.fields, values).refused).length > 0
    ? undefined
    : (outcome.message ?? fallback);

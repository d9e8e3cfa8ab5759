import { messageOf } from '../../lib/errors.ts';
import { refusalIn, type Outcome } from '../../lib/mutation/outcome.ts';
import { fieldErrorsOf, type FieldErrors } from '../../ui/fields/fieldErrors.ts';

/** Formik's status of a form whose submission failed. */
export interface FormStatus extends FieldErrors {
  /** Code of the first user error; null if there is none. */
  code: string | null;
  /** Null if the server gave no message. */
  message: string | null;
}

/** The message of a failed submission, if there is one. */
const messageIn = (outcome: Outcome): string | null =>
  outcome.error === undefined ? (refusalIn(outcome) ?? null) : messageOf(outcome.error);

/** Formik status of an outcome; undefined if the mutation succeeded. */
export const statusOf = (outcome: Outcome, values: object): FormStatus | undefined =>
  outcome.done
    ? undefined
    : {
        code: outcome.userErrors[0]?.code ?? null,
        message: messageIn(outcome),
        ...fieldErrorsOf(outcome.fields, values),
      };

/** Whether a failure is about the link of a mail: a user error without a field. */
export const isOfLink = ({ code, fieldErrors }: FormStatus): boolean =>
  code !== null && code !== 'NOT_SUPPORTED' && Object.keys(fieldErrors).length === 0;

/** Message for the toast of a failure; none if it is shown at a field (ADR 22). */
export const toastMessage = (outcome: Outcome, values: object, fallback: string) =>
  Object.keys(fieldErrorsOf(outcome.fields, values).fieldErrors).length > 0
    ? undefined
    : (messageIn(outcome) ?? fallback);

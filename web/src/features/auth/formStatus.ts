import { messageOf } from '../../lib/errors.ts';
import type { Outcome } from '../../lib/mutation/outcome.ts';
import { refusalsAt, type Refusals } from '../../ui/fields/refusals.ts';

/** Formik's status of a form whose submission failed. */
export interface FormStatus extends Refusals {
  /** Code of the first user error; null if there is none. */
  code: string | null;
  /** Null if the server gave no message. */
  message: string | null;
}

/** Why a submission failed, as far as a message can say it. */
const messageIn = ({ userErrors, error }: Outcome): string | null =>
  error === undefined ? (userErrors[0]?.message ?? null) : messageOf(error);

/** The status of a form by the outcome of its mutation; undefined if it is done. */
export const statusOf = (outcome: Outcome, values: object): FormStatus | undefined =>
  outcome.done
    ? undefined
    : {
        code: outcome.userErrors[0]?.code ?? null,
        message: messageIn(outcome),
        ...refusalsAt(outcome.fields, values),
      };

/** The message for the toast of a failure; none if it is shown at a field (ADR 22). */
export const toastMessage = (outcome: Outcome, values: object, fallback: string) =>
  Object.keys(refusalsAt(outcome.fields, values).refused).length > 0
    ? undefined
    : (messageIn(outcome) ?? fallback);

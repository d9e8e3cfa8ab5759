import { causeOf, errorWhere, hasCode } from '../errors.ts';
import type { ServerMessage } from '../i18n/serverMessage.ts';
import { serverText } from '../i18n/serverText.ts';

/** An input that the server rejected. Without a message the screen has its own text. */
export interface UserError extends ServerMessage {
  /** Path of the input field, if the error belongs to one. */
  field?: string[] | null;
}

/** Outcome of a mutation. */
export interface Outcome<Payload = unknown> {
  done: boolean;
  payload: Payload | null;
  userErrors: readonly UserError[];
  /** Texts of user errors by input field; without empty ones. */
  fields: Record<string, string>;
  /** Error of the call; undefined if the server answered. */
  error: unknown;
}

/** Outcome of an answered mutation; done without user errors. */
export function outcomeOf<Payload extends { userErrors: UserError[] }>(
  payload: Payload | null | undefined,
): Outcome<Payload> {
  const userErrors = payload?.userErrors ?? [];
  return {
    done: payload != null && userErrors.length === 0,
    payload: payload ?? null,
    userErrors,
    fields: Object.fromEntries(
      userErrors.flatMap((error) => {
        const text = serverText(error);
        return error.field?.[0] && text ? [[error.field[0], text]] : [];
      }),
    ),
    error: undefined,
  };
}

/**
 * Outcome of the answer to a mutation with `errorPolicy: 'all'`. A field of the changed entity that
 * could not be read is no failure: the change was made.
 */
export function answerOf<Payload extends { userErrors: UserError[] }>(
  payload: Payload | null | undefined,
  error: Error | undefined,
): Outcome<Payload> {
  const failure = errorWhere(error, (path) => path.length <= ENTITY_DEPTH);
  return failure ? failureOf(failure) : outcomeOf(payload);
}

/** Length of the path of the changed entity: `updateStudent.student`. */
const ENTITY_DEPTH = 2;

/** Outcome of a mutation whose call failed. */
export const failureOf = (error: unknown): Outcome<never> => ({
  ...outcomeOf<never>(null),
  error,
});

/** The text of the server's first message about the input; undefined without one. */
export const refusalIn = ({ userErrors }: Pick<Outcome, 'userErrors'>): string | undefined =>
  userErrors.map(serverText).find((text) => text !== '');

/** Message for the errors that are not shown at these fields; undefined if all are. */
export function messageElsewhere(
  { userErrors, error }: Outcome,
  fields: readonly string[],
  fallback: string,
): string | undefined {
  const elsewhere = userErrors.find(
    (one) => !serverText(one) || !fields.includes(one.field?.[0] ?? ''),
  );
  if (userErrors.length > 0 && !elsewhere) return undefined;
  return (elsewhere && serverText(elsewhere)) || (causeOf(error) ?? fallback);
}

/** Code of a mutation that was rejected because another user has changed the record. */
export const PRECONDITION_FAILED = 'PRECONDITION_FAILED';

/** Whether a mutation was rejected because another user has changed the record. */
export const isVersionConflict = (userErrors: readonly UserError[]): boolean =>
  userErrors.some(({ code }) => code === PRECONDITION_FAILED);

/** Whether the changed record, or the person of it, is not there any more. */
export const isGone = ({ userErrors, error }: Pick<Outcome, 'userErrors' | 'error'>): boolean =>
  hasCode(error, 'NOT_FOUND') || userErrors.some(({ code }) => code === 'NOT_FOUND');

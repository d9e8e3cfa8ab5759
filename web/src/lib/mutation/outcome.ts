import { errorWhere, hasCode, reasonOf } from '../errors.ts';

/** An input that the server rejected. */
export interface UserError {
  /** Path of the input field, if the error belongs to one. */
  field?: string[] | null;
  code?: string;
  /** Empty if the backend gave none: the screen has its own text. */
  message: string;
}

/** Outcome of a mutation. */
export interface Outcome<Payload = unknown> {
  done: boolean;
  payload: Payload | null;
  userErrors: readonly UserError[];
  /** Messages of user errors by input field; without empty ones. */
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
      userErrors.flatMap(({ field, message }) =>
        field?.[0] && message.trim() ? [[field[0], message]] : [],
      ),
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

/** The server's first message about the input; undefined without one. */
export const refusalIn = ({ userErrors }: Pick<Outcome, 'userErrors'>): string | undefined =>
  userErrors.map(({ message }) => message.trim()).find((message) => message !== '');

/** Message for the errors that are not shown at these fields; undefined if all are. */
export function messageElsewhere(
  { userErrors, error }: Outcome,
  fields: readonly string[],
  fallback: string,
): string | undefined {
  const elsewhere = userErrors.find(
    ({ field, message }) => !message.trim() || !fields.includes(field?.[0] ?? ''),
  );
  if (userErrors.length > 0 && !elsewhere) return undefined;
  return elsewhere?.message.trim() || (reasonOf(error) ?? fallback);
}

/** Code of a mutation that was rejected because another user has changed the record. */
export const PRECONDITION_FAILED = 'PRECONDITION_FAILED';

/** Whether a mutation was rejected because another user has changed the record. */
export const isVersionConflict = (userErrors: readonly UserError[]): boolean =>
  userErrors.some(({ code }) => code === PRECONDITION_FAILED);

/** Whether the changed record, or the person of it, is not there any more. */
export const isGone = ({ userErrors, error }: Pick<Outcome, 'userErrors' | 'error'>): boolean =>
  hasCode(error, 'NOT_FOUND') || userErrors.some(({ code }) => code === 'NOT_FOUND');

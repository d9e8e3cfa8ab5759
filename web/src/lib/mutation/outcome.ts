import { reasonOf } from '../errors.ts';

/** An input that the server rejected. */
export interface UserError {
  /** Path of the input field, if the error is about one. */
  field?: string[] | null;
  code?: string;
  message: string;
}

/** Outcome of a mutation. */
export interface Outcome<Payload = unknown> {
  done: boolean;
  payload: Payload | null;
  userErrors: readonly UserError[];
  /** Messages of user errors by input field; an empty message is none. */
  fields: Record<string, string>;
  /** Why the call failed; undefined if it was answered. */
  error: unknown;
}

/** The outcome of a mutation that was answered; done if there are no user errors. */
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

/** The outcome of a mutation whose call failed. */
export const failureOf = (error: unknown): Outcome<never> => ({
  ...outcomeOf<never>(null),
  error,
});

/** The message about what these fields do not show; undefined if they show everything. */
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

/** User errors of the server in Formik's status: messages by field, and the rejected values. */
export interface Refusals {
  refused: Record<string, { words: string; value: unknown }>;
}

/** Messages by field, with the submitted values. */
export function refusalsAt(words: Record<string, string>, values: object): Refusals {
  const sent = new Map<string, unknown>(Object.entries(values));
  return {
    refused: Object.fromEntries(
      Object.entries(words).flatMap(([field, text]) =>
        sent.has(field) ? [[field, { words: text, value: sent.get(field) }]] : [],
      ),
    ),
  };
}

/**
 * The server's message for a field while its value is unchanged. Kept in the status because Formik
 * replaces its errors on every validation.
 * @param status Formik's status, of any shape: each form stores its own
 */
export function refusalOf(status: unknown, field: string, value: unknown): string | undefined {
  const refusal = (status as Partial<Refusals> | undefined)?.refused?.[field];
  return refusal && Object.is(refusal.value, value) ? refusal.words : undefined;
}

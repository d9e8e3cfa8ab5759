/** What the server refused of a form, as Formik's status: its words by field, and what they are about. */
export interface Refusals {
  refused: Record<string, { words: string; value: unknown }>;
}

/** The server's words at the fields that the form has, for the values that were sent. */
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
 * The server's words about a field. They hold as long as the field does: Formik's own errors would
 * go with the next validation of any field.
 * @param status Formik's; anything, since each form keeps its own there
 */
export function refusalOf(status: unknown, field: string, value: unknown): string | undefined {
  const refusal = (status as Partial<Refusals> | undefined)?.refused?.[field];
  return refusal && Object.is(refusal.value, value) ? refusal.words : undefined;
}

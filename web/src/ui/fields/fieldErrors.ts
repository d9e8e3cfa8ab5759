/** User errors of the server in Formik's status: messages by field, and the rejected values. */
export interface FieldErrors {
  fieldErrors: Record<string, { message: string; value: unknown }>;
}

/** Messages by field, with the submitted values. */
export function fieldErrorsOf(messages: Record<string, string>, values: object): FieldErrors {
  const sent = new Map<string, unknown>(Object.entries(values));
  return {
    fieldErrors: Object.fromEntries(
      Object.entries(messages).flatMap(([field, message]) =>
        sent.has(field) ? [[field, { message, value: sent.get(field) }]] : [],
      ),
    ),
  };
}

/**
 * The server's message for a field while its value is unchanged. Kept in the status because Formik
 * replaces its errors on every validation.
 * @param status Formik's status, of any shape: each form stores its own
 */
export function fieldErrorFor(status: unknown, field: string, value: unknown): string | undefined {
  const error = (status as Partial<FieldErrors> | undefined)?.fieldErrors?.[field];
  return error && Object.is(error.value, value) ? error.message : undefined;
}

import { ValidationError, type AnyObjectSchema } from 'yup';

/** The first message of each invalid field, as a form shows it. */
export async function problemsOf(
  schema: AnyObjectSchema,
  values: object,
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const messages = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(messages.toReversed());
  }
}

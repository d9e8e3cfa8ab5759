/** What was thrown, as a DataLoader takes it for those keys alone that it concerns. */
export function asError(reason: unknown): Error {
  return reason instanceof Error
    ? reason
    : new Error('Something other than an error was thrown', { cause: reason });
}

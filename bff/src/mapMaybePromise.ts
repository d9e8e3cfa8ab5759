/**
 * Maps a value, or the result of a promise. A value is mapped synchronously: awaiting each would
 * cost hundreds of ticks for a list of fifty rows.
 */
export function mapMaybePromise<T, R>(
  value: T | Promise<T>,
  map: (value: T) => R | Promise<R>,
): R | Promise<R> {
  return value instanceof Promise ? value.then(map) : map(value);
}

/**
 * Maps a value, or what a promise resolves to. A value is mapped at once: a list of fifty rows would
 * otherwise wait hundreds of times for what its records include.
 */
export function mapMaybePromise<T, R>(
  value: T | Promise<T>,
  map: (known: T) => R | Promise<R>,
): R | Promise<R> {
  return value instanceof Promise ? value.then(map) : map(value);
}

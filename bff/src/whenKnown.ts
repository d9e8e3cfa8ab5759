/**
 * What `use` makes of a value that may be still to come: at once where it is there. A list of
 * fifty rows need not wait hundreds of times for what its records carry.
 */
export function whenKnown<T, R>(
  value: T | Promise<T>,
  use: (known: T) => R | Promise<R>,
): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}

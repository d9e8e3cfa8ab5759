/**
 * What `use` makes of a value, or of what a promise brings. A value is used at once: a list of fifty
 * rows would otherwise wait hundreds of times for what its records carry.
 */
export function whenKnown<T, R>(
  value: T | Promise<T>,
  use: (known: T) => R | Promise<R>,
): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}

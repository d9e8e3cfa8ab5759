import type { Reply } from '../http/client.ts';

/** Reads an answer, or returns the earlier result for the same answer. */
export type ReadOnce<T> = (
  answer: Promise<Reply>,
  read: (reply: Reply) => T | Promise<T>,
) => Promise<T>;

/** Caches the result of reading an answer. A write leads to a new answer, which is read again. */
export function createReadOnce<T>(): ReadOnce<T> {
  const made = new WeakMap<Promise<Reply>, Promise<T>>();
  return (answer, read) => {
    const known = made.get(answer);
    if (known !== undefined) return known;
    const reading = answer.then(read);
    made.set(answer, reading);
    return reading;
  };
}

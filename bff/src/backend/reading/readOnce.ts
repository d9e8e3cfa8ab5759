import type { Reply } from '../http/client.ts';

/** Makes something of an answer, or gives what was made of it before. */
export type ReadOnce<T> = (
  answer: Promise<Reply>,
  read: (reply: Reply) => T | Promise<T>,
) => Promise<T>;

/**
 * What stands in one answer is read once within an operation, however many rows ask for it. After
 * a write the client gives another answer, which is read anew.
 */
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

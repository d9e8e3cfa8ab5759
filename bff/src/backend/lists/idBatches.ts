/** As many ids as a list is asked for by name; for more it is read whole. */
const MOST_IDS = 200;

/** Characters that an address can be trusted to hold beside everything else. */
const LONGEST = 6_000;

/**
 * The values of `ids` with which a list is asked for these records alone, each no longer than an
 * address holds. Null where the whole list is asked instead: for more than a page of ids, and for
 * those that could not be told apart.
 */
export function idBatches(ids: string[]): string[][] | null {
  if (ids.length > MOST_IDS || ids.some((id) => id.includes(','))) return null;
  const batches: string[][] = [];
  let left = 0;
  for (const id of ids) {
    const length = new URLSearchParams({ '': `,${id}` }).toString().length;
    if (left < length) {
      batches.push([]);
      left = LONGEST;
    }
    batches.at(-1)?.push(id);
    left -= length;
  }
  return batches;
}

/** For more ids the whole list is read. */
const MAX_IDS = 200;

/** Characters of the parameter, which every server accepts. */
const MAX_LENGTH = 6_000;

/**
 * Splits ids into values of the parameter `ids` that fit in a URL. Null where the whole list has to
 * be read: for too many ids, and for ids that contain the separator.
 */
export function idBatches(ids: string[]): string[][] | null {
  if (ids.length > MAX_IDS || ids.some((id) => id.includes(','))) return null;
  const batches: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const length = new URLSearchParams({ '': `,${id}` }).toString().length;
    if (room < length) {
      batches.push([]);
      room = MAX_LENGTH;
    }
    batches.at(-1)?.push(id);
    room -= length;
  }
  return batches;
}

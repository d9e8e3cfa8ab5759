import type { Query } from './rest/call.ts';

/** As many ids as a list is asked for at once. */
const MOST_IDS = 200;

/** Characters that an address can be trusted to hold beside everything else. */
const LONGEST = 6_000;

/**
 * Asks a list for these records alone; a backend that does not know the parameter gives all of
 * them. For more ids than an address holds, and for those that could not be told apart in it, the
 * whole list is asked.
 */
export function onlyIds(ids: string[]): Query {
  const query = { ids: ids.join(',') };
  const fits = ids.length <= MOST_IDS && new URLSearchParams(query).toString().length <= LONGEST;
  return fits && !ids.some((id) => id.includes(',')) ? query : {};
}

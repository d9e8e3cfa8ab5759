import type { Audited, ListOfPeople } from './audited.ts';

/** Parameters that leave out no record by themselves. */
const NOT_FILTERS = new Set(['sort', 'page', 'limit']);

/** Audits a list of people. */
export const peopleList = listOfRows((row) => (row as { id: string }).id);

/**
 * Audits a list whose rows are about people: as one entry, or as a read of a person when its
 * parameters narrow it to one, by a filter or by a page of a longer list. A complete list of one
 * person is a list.
 */
export function listOfRows(personOf: (row: unknown) => string | undefined): Audited {
  return {
    action: 'read',
    what: 'list',
    personOf({ query }, body, reply) {
      const [row, ...more] = body as unknown[];
      if (row === undefined || more.length > 0) return undefined;
      const isPage = Number(reply.getHeader('x-total-count') ?? 1) > 1;
      return isPage || filtersOf(query).length > 0 ? personOf(row) : undefined;
    },
    listOf: ({ query }, body) => listRow(query, (body as unknown[]).length),
  };
}

/** A row of the audit for people that are shown together. */
export function listRow(query: unknown, rowCount: number): ListOfPeople {
  // The order of the parameters makes no difference.
  return { filter: JSON.stringify(filtersOf(query).sort()), rowCount };
}

function filtersOf(query: unknown): [string, unknown][] {
  return Object.entries(query as Record<string, unknown>).filter(
    // An empty search matches all; an empty stage matches people who have not started.
    ([name, value]) => !NOT_FILTERS.has(name) && (name !== 'search' || value !== ''),
  );
}

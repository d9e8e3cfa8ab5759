import type { Audited } from './audited.ts';

/** Parameters that leave out no record by themselves. */
const NOT_FILTERS = new Set(['sort', 'page', 'limit']);

/**
 * Audits a list of people: as one entry, or as a read of a person when its parameters narrow it to
 * one, by a filter or by a page of a longer list. A complete list of one person is a list.
 */
export const peopleList: Audited = {
  action: 'read',
  what: 'list',
  personOf({ query }, body, reply) {
    const people = body as { id: string }[];
    const [person] = people;
    if (!person || people.length > 1) return undefined;
    const isPage = Number(reply.getHeader('x-total-count') ?? 1) > 1;
    return isPage || filtersOf(query).length > 0 ? person.id : undefined;
  },
  listOf: ({ query }, body) => ({
    // The order of the parameters makes no difference.
    filter: JSON.stringify(filtersOf(query).sort()),
    rowCount: (body as unknown[]).length,
  }),
};

function filtersOf(query: unknown): [string, unknown][] {
  return Object.entries(query as Record<string, unknown>).filter(
    // An empty search matches all; an empty stage matches people who have not started.
    ([name, value]) => !NOT_FILTERS.has(name) && (name !== 'search' || value !== ''),
  );
}

import type { Audited } from './audited.ts';

/** Parameters that leave out no record by themselves. */
const NOT_FILTERS = new Set(['sort', 'page', 'limit']);

/**
 * Audits a list of people when its parameters narrow it to one person: by a filter, or by a page
 * of a longer list. A complete list of one person is a list.
 */
export const narrowedList: Audited = {
  action: 'read',
  what: 'list',
  personOf({ query }, body, reply) {
    const people = body as { id: string }[];
    const [person] = people;
    if (!person || people.length > 1) return undefined;
    const isFiltered = Object.entries(query as Record<string, unknown>).some(
      ([name, value]) => !NOT_FILTERS.has(name) && value !== '',
    );
    const isPage = Number(reply.getHeader('x-total-count') ?? 1) > 1;
    return isFiltered || isPage ? person.id : undefined;
  },
};

import type {
  ImportMappingInput,
  MutationResolvers,
  QueryResolvers,
} from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';
import { successPayload } from '../payloads.ts';

/** The root fields about many records. */
export const recordQueries = {
  dashboardCounts: (_root, _args, { backend }) => backend.overview.counts(),
  overview: (_root, { audience = null, clubId = null, by }, { backend }) =>
    backend.overview.read({ audience, clubId, by }),
  personAudit: (_root, { personId, page }, { backend }) =>
    backend.audit.ofPerson(personId, checkedPage(page)),
} satisfies Partial<QueryResolvers>;

export const recordMutations = {
  importPeople: (_root, { input: { clubs = [], mentors = [], ...batch } }, { backend }) =>
    backend.imports.people({ ...batch, clubs: clubs.map(withId), mentors: mentors.map(withId) }),
  recordExport: async (_root, { input }, { backend }) =>
    successPayload('recorded', await backend.audit.recordExport(input)),
} satisfies Partial<MutationResolvers>;

/** An absent id is null. */
const withId = ({ name, id = null }: ImportMappingInput) => ({ name, id });

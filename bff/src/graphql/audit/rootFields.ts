import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';
import { successPayload } from '../payloads.ts';

export const auditQueries = {
  personAudit: (_root, { personId, page }, { backend }) =>
    backend.audit.ofPerson(personId, checkedPage(page)),
} satisfies Partial<QueryResolvers>;

export const auditMutations = {
  recordExport: async (_root, { input }, { backend }) =>
    successPayload('recorded', await backend.audit.recordExport(input)),
} satisfies Partial<MutationResolvers>;

import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';

/** The root fields about concerns. */
export const concernQueries = {
  concern: (_root, { id }, { backend }) => backend.concerns.one(id),
  concerns: (_root, { status, page }, { backend }) =>
    backend.concerns.page(status ?? null, checkedPage(page)),
} satisfies Partial<QueryResolvers>;

export const concernMutations = {
  closeConcern: (_root, { input: { id, note } }, { backend }) => backend.concerns.close(id, note),
  reportConcern: (_root, { input }, { backend }) => backend.concerns.report(input),
  takeConcern: (_root, { input: { id } }, { backend }) => backend.concerns.take(id),
} satisfies Partial<MutationResolvers>;

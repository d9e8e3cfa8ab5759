import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';

export const deletionQueries = {
  deletionRequests: (_root, _args, { backend }) => backend.deletion.open(),
  myDeletionRequests: (_root, _args, { backend }) => backend.deletion.own(),
} satisfies Partial<QueryResolvers>;

export const deletionMutations = {
  askForDeletion: (_root, { input: { reason } }, { backend }) =>
    backend.deletion.ask({ reason: reason ?? null }),
  carryOutDeletion: (_root, { input: { id } }, { backend }) => backend.deletion.carryOut(id),
  refuseDeletion: (_root, { input: { id, answer } }, { backend }) =>
    backend.deletion.refuse(id, answer),
  withdrawDeletion: (_root, { input: { id } }, { backend }) => backend.deletion.withdraw(id),
} satisfies Partial<MutationResolvers>;

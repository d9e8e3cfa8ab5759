import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const carryOutDeletion: MutationResolvers['carryOutDeletion'] = (
  _root,
  { input: { id } },
  { backend },
) => backend.deletion.carryOut(id);

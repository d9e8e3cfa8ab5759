import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const refuseDeletion: MutationResolvers['refuseDeletion'] = (
  _root,
  { input: { id, answer } },
  { backend },
) => backend.deletion.refuse(id, answer);

import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const withdrawDeletion: MutationResolvers['withdrawDeletion'] = (
  _root,
  { input: { id } },
  { backend },
) => backend.deletion.withdraw(id);

import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const askForDeletion: MutationResolvers['askForDeletion'] = (
  _root,
  { input: { reason } },
  { backend },
) => backend.deletion.ask({ reason: reason ?? null });

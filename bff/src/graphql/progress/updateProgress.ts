import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const updateProgress: MutationResolvers['updateProgress'] = async (
  _root,
  { input: { status, feedback, ...ids } },
  { backend },
) => {
  const { entity, userErrors } = await backend.progress.save({
    ...ids,
    status: status ?? 'IN_PROGRESS',
    feedback: feedback ?? undefined,
  });
  return { person: entity, userErrors };
};

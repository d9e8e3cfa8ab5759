import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const updateProgress: MutationResolvers['updateProgress'] = async (
  _root,
  { input: { status, feedback, ...rest } },
  { backend },
) => {
  const { entity, stats, userErrors } = await backend.progress.save({
    ...rest,
    status: status ?? 'IN_PROGRESS',
    feedback: feedback ?? undefined,
  });
  return { person: entity, stats, userErrors };
};

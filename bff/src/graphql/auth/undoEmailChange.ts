import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const undoEmailChange: MutationResolvers['undoEmailChange'] = async (
  _root,
  { input },
  { backend },
) => {
  const { resetToken, userErrors } = await backend.auth.undoEmailChange(input);
  return { restored: userErrors.length === 0, resetToken, userErrors };
};

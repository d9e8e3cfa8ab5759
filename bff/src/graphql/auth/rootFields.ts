import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

export const authQueries = {
  me: (_root, _args, { backend }) => backend.auth.me(),
} satisfies Partial<QueryResolvers>;

export const authMutations = {
  cancelEmailChange: async (_root, _args, { backend }) =>
    successPayload('cancelled', await backend.auth.cancelEmailChange()),
  changePassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.changePassword(input)),
  confirmEmail: (_root, { input }, { backend }) => backend.auth.confirmEmail(input),
  confirmEmailChange: async (_root, { input }, { backend }) =>
    successPayload('confirmed', await backend.auth.confirmEmailChange(input)),
  login: (_root, { input }, { backend }) => backend.auth.login(input),
  logout: async (_root, _args, { backend }) => ({
    ended: await backend.auth.logout(),
    userErrors: [],
  }),
  register: (_root, { input }, { backend }) => backend.auth.register(input),
  requestPasswordReset: async (_root, { input }, { backend }) =>
    successPayload('accepted', await backend.auth.requestPasswordReset(input)),
  resetPassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.resetPassword(input)),
  undoEmailChange: async (_root, { input }, { backend }) => {
    const { resetToken, userErrors } = await backend.auth.undoEmailChange(input);
    return { restored: userErrors.length === 0, resetToken, userErrors };
  },
  updateMyPreferences: (_root, { input }, { backend }) => backend.auth.updatePreferences(input),
} satisfies Partial<MutationResolvers>;

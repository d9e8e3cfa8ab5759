import type {
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

/** The root fields about accounts. */
export const accountQueries = {
  accountSessions: (_root, { accountId }, { backend }) => backend.accounts.sessions(accountId),
  administrators: (_root, _args, { backend }) => backend.accounts.administrators(),
  deletionRequests: (_root, _args, { backend }) => backend.personalData.openRequests(),
  me: (_root, _args, { backend }) => backend.auth.me(),
  myData: (_root, _args, { backend }) => backend.personalData.own(),
  myDeletionRequests: (_root, _args, { backend }) => backend.personalData.ownRequests(),
  mySecondFactor: (_root, _args, { backend }) => backend.secondFactor.own(),
  mySessions: (_root, _args, { backend }) => backend.accounts.ownSessions(),
} satisfies Partial<QueryResolvers>;

export const accountMutations = {
  addAdministrator: (_root, { input }, { backend }) => backend.accounts.addAdministrator(input),
  askForDeletion: (_root, { input: { reason = null } }, { backend }) =>
    backend.personalData.askForDeletion({ reason }),
  cancelEmailChange: async (_root, _args, { backend }) =>
    successPayload('cancelled', await backend.auth.cancelEmailChange()),
  carryOutDeletion: (_root, { input: { id } }, { backend }) => backend.personalData.carryOut(id),
  changePassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.changePassword(input)),
  confirmEmail: (_root, { input }, { backend }) => backend.auth.confirmEmail(input),
  confirmEmailChange: async (_root, { input }, { backend }) =>
    successPayload('confirmed', await backend.auth.confirmEmailChange(input)),
  createPasswordLink: (_root, { input }, { backend }) =>
    backend.accounts.createPasswordLink(input.accountId),
  endSessions: (_root, { input }, { backend }) => backend.accounts.endSessions(input.accountId),
  login: (_root, { input }, { backend }) => backend.auth.login(input),
  logout: async (_root, _args, { backend }) => ({
    ended: await backend.auth.logout(),
    userErrors: [],
  }),
  logoutOthers: async (_root, _args, { backend }) => ({
    ended: await backend.accounts.endOtherSessions(),
    userErrors: [],
  }),
  refuseDeletion: (_root, { input: { id, answer } }, { backend }) =>
    backend.personalData.refuse(id, answer),
  register: (_root, { input }, { backend }) => backend.auth.register(input),
  removeAdministrator: (_root, { input }, { backend }) =>
    backend.accounts.removeAdministrator(input),
  renewRecoveryCodes: (_root, { input }, { backend }) =>
    backend.secondFactor.renewRecoveryCodes(input),
  requestPasswordReset: async (_root, { input }, { backend }) =>
    successPayload('accepted', await backend.auth.requestPasswordReset(input)),
  resetPassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.resetPassword(input)),
  resetSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('reset', await backend.accounts.resetSecondFactor(input.accountId)),
  setUpSecondFactor: (_root, _args, { backend }) => backend.secondFactor.setUp(),
  turnOffSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('turnedOff', await backend.secondFactor.turnOff(input)),
  turnOnSecondFactor: (_root, { input }, { backend }) => backend.secondFactor.turnOn(input),
  undoEmailChange: async (_root, { input }, { backend }) => {
    const { resetToken, userErrors } = await backend.auth.undoEmailChange(input);
    return { restored: userErrors.length === 0, resetToken, userErrors };
  },
  updateMyPreferences: (_root, { input }, { backend }) => backend.auth.updatePreferences(input),
  withdrawDeletion: (_root, { input: { id } }, { backend }) => backend.personalData.withdraw(id),
} satisfies Partial<MutationResolvers>;

export const User: UserResolvers = {
  formSubmitted: ({ formSubmitted }) =>
    typeof formSubmitted === 'function' ? formSubmitted() : formSubmitted,
};

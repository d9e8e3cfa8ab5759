import type {
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

/** The root fields about accounts. */
export const accountQueries = {
  accountSessions: (_root, { accountId }, { backend }) => backend.sessions.ofAccount(accountId),
  administrators: (_root, _args, { backend }) => backend.administrators.all(),
  deletionRequests: (_root, _args, { backend }) => backend.deletion.open(),
  me: (_root, _args, { backend }) => backend.auth.me(),
  myData: (_root, _args, { backend }) => backend.ownData.all(),
  myDeletionRequests: (_root, _args, { backend }) => backend.deletion.own(),
  mySecondFactor: (_root, _args, { backend }) => backend.secondFactor.own(),
  mySessions: (_root, _args, { backend }) => backend.sessions.own(),
} satisfies Partial<QueryResolvers>;

export const accountMutations = {
  addAdministrator: (_root, { input }, { backend }) => backend.administrators.add(input),
  askForDeletion: (_root, { input: { reason = null } }, { backend }) =>
    backend.deletion.ask({ reason }),
  cancelEmailChange: async (_root, _args, { backend }) =>
    successPayload('cancelled', await backend.auth.cancelEmailChange()),
  carryOutDeletion: (_root, { input: { id } }, { backend }) => backend.deletion.carryOut(id),
  changePassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.changePassword(input)),
  confirmEmail: (_root, { input }, { backend }) => backend.auth.confirmEmail(input),
  confirmEmailChange: async (_root, { input }, { backend }) =>
    successPayload('confirmed', await backend.auth.confirmEmailChange(input)),
  createPasswordLink: (_root, { input }, { backend }) =>
    backend.passwordLinks.create(input.accountId),
  endSessions: (_root, { input }, { backend }) => backend.sessions.endOfAccount(input.accountId),
  login: (_root, { input }, { backend }) => backend.auth.login(input),
  logout: async (_root, _args, { backend }) => ({
    ended: await backend.auth.logout(),
    userErrors: [],
  }),
  logoutOthers: async (_root, _args, { backend }) => ({
    ended: await backend.sessions.endOthers(),
    userErrors: [],
  }),
  refuseDeletion: (_root, { input: { id, answer } }, { backend }) =>
    backend.deletion.refuse(id, answer),
  register: (_root, { input }, { backend }) => backend.auth.register(input),
  removeAdministrator: (_root, { input }, { backend }) => backend.administrators.remove(input),
  renewRecoveryCodes: (_root, { input }, { backend }) =>
    backend.secondFactor.renewRecoveryCodes(input),
  requestPasswordReset: async (_root, { input }, { backend }) =>
    successPayload('accepted', await backend.auth.requestPasswordReset(input)),
  resetPassword: async (_root, { input }, { backend }) =>
    successPayload('changed', await backend.auth.resetPassword(input)),
  resetSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('reset', await backend.secondFactor.resetOfAccount(input.accountId)),
  setUpSecondFactor: (_root, _args, { backend }) => backend.secondFactor.setUp(),
  turnOffSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('turnedOff', await backend.secondFactor.turnOff(input)),
  turnOnSecondFactor: (_root, { input }, { backend }) => backend.secondFactor.turnOn(input),
  undoEmailChange: async (_root, { input }, { backend }) => {
    const { resetToken, userErrors } = await backend.auth.undoEmailChange(input);
    return { restored: userErrors.length === 0, resetToken, userErrors };
  },
  updateMyPreferences: (_root, { input }, { backend }) => backend.auth.updatePreferences(input),
  withdrawDeletion: (_root, { input: { id } }, { backend }) => backend.deletion.withdraw(id),
} satisfies Partial<MutationResolvers>;

export const User: UserResolvers = {
  formSubmitted: ({ formSubmitted }) =>
    typeof formSubmitted === 'function' ? formSubmitted() : formSubmitted,
};

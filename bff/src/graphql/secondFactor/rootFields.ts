import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

export const secondFactorQueries = {
  mySecondFactor: (_root, _args, { backend }) => backend.secondFactor.own(),
} satisfies Partial<QueryResolvers>;

export const secondFactorMutations = {
  renewRecoveryCodes: (_root, { input }, { backend }) =>
    backend.secondFactor.renewRecoveryCodes(input),
  resetSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('reset', await backend.secondFactor.resetOfAccount(input.accountId)),
  setUpSecondFactor: (_root, _args, { backend }) => backend.secondFactor.setUp(),
  turnOffSecondFactor: async (_root, { input }, { backend }) =>
    successPayload('turnedOff', await backend.secondFactor.turnOff(input)),
  turnOnSecondFactor: (_root, { input }, { backend }) => backend.secondFactor.turnOn(input),
} satisfies Partial<MutationResolvers>;

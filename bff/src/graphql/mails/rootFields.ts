import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { successPayload } from '../payloads.ts';

/** The root fields about mails. */
export const mailQueries = {
  givenUpMails: (_root, _args, { backend }) => backend.mails.givenUp(),
} satisfies Partial<QueryResolvers>;

export const mailMutations = {
  sendMailsAgain: async (_root, { input }, { backend }) =>
    successPayload('queued', await backend.mails.sendAgain(input)),
} satisfies Partial<MutationResolvers>;

import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changedPersonPayload, personPayload } from '../payloads.ts';

/** The root fields about next sessions, agreed steps and answers. */
export const counsellingMutations = {
  addAgreedStep: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.addStep(input)),
  answerFeedback: async (_root, { input }, { backend }) =>
    personPayload(await backend.progress.answer(input)),
  cancelNextSession: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.cancelSession(input)),
  markAnswersRead: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.markAnswersRead(input.personId)),
  missNextSession: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.missSession(input)),
  removeAgreedStep: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.removeStep(input)),
  setNextSession: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.setSession(input)),
  tickAgreedStep: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.tickStep(input)),
  updateAgreedStep: async (_root, { input }, { backend }) =>
    changedPersonPayload(await backend.counselling.updateStep(input)),
} satisfies Partial<MutationResolvers>;

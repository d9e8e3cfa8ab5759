import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

/** The root fields about next sessions, agreed steps and answers. */
export const counsellingMutations = {
  addAgreedStep: (_root, { input }, { backend }) => backend.counselling.addStep(input),
  answerFeedback: (_root, { input }, { backend }) => backend.progress.answer(input),
  cancelNextSession: (_root, { input }, { backend }) => backend.counselling.cancelSession(input),
  markAnswersRead: (_root, { input }, { backend }) =>
    backend.counselling.markAnswersRead(input.personId),
  missNextSession: (_root, { input }, { backend }) => backend.counselling.missSession(input),
  removeAgreedStep: (_root, { input }, { backend }) => backend.counselling.removeStep(input),
  setNextSession: (_root, { input }, { backend }) => backend.counselling.setSession(input),
  tickAgreedStep: (_root, { input }, { backend }) => backend.counselling.tickStep(input),
  updateAgreedStep: (_root, { input }, { backend }) => backend.counselling.updateStep(input),
} satisfies Partial<MutationResolvers>;

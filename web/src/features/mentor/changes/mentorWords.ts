import { sessionDate } from '../../../lib/nextSession/sessionTime.ts';
import { problemText, type UnsentChange } from '../../../lib/unsent/changes.ts';
import type { OperationWords } from '../../../lib/unsent/operations.ts';
import { statusText } from '../list/stages.ts';
import { inputOf, type MentorOperation } from './mentorChanges.ts';

/** The text of a change of next session or agreed steps; stored in an entry of the release before. */
function betweenSessions(made: (change: UnsentChange, about: string) => string): OperationWords {
  const textOf = (change: UnsentChange) =>
    change.about === undefined ? (change.text ?? '') : made(change, change.about);
  return {
    words: (change) => ({ title: change.person ?? '', note: '', text: textOf(change) }),
    refusal: (change) => ({
      title: '1 update failed',
      detail: `${change.person}: “${textOf(change)}” was not saved${
        change.problem?.isConflict
          ? ', because it was changed meanwhile.'
          : `. ${problemText(change)}`
      }`,
    }),
  };
}

const step = betweenSessions(({ input }) => `Step: ${(input as { text: string }).text}`);

/** What the mentor's screens display of a change that waits or was rejected. */
export const MENTOR_WORDS: Record<MentorOperation, OperationWords> = {
  UpdateProgress: {
    words: (change) => {
      const { status, feedback } = inputOf('UpdateProgress', change);
      const note = [change.stage, statusText(status)].filter(Boolean).join(', ');
      return { title: change.person ?? '', note, text: feedback ?? '' };
    },
    refusal: (change) => ({
      title: '1 update failed',
      detail: change.problem?.isConflict
        ? `${change.stage} of ${change.person} was saved meanwhile.`
        : `${change.stage} of ${change.person} was not saved. ${problemText(change)}`,
      text: inputOf('UpdateProgress', change).feedback ?? '',
    }),
  },
  SetNextSession: betweenSessions((change) => {
    const { at, place } = inputOf('SetNextSession', change);
    return [`Next session: ${sessionDate(at)}`, place].filter(Boolean).join(', ');
  }),
  CancelNextSession: betweenSessions((_, at) => `Cancel ${sessionDate(at)}`),
  MissNextSession: betweenSessions((_, at) => `${sessionDate(at)} did not take place`),
  AddAgreedStep: step,
  UpdateAgreedStep: step,
  RemoveAgreedStep: betweenSessions((_, text) => `Remove ${text}`),
  TickAgreedStep: betweenSessions(
    (change, text) => `${inputOf('TickAgreedStep', change).isDone ? 'Done' : 'Not done'}: ${text}`,
  ),
};

import type { Answer } from '../../../lib/journey/AnswerNote.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';

/** The person's answers that the mentor has not read. */
export const unreadAnswers = ({ progress }: Pick<MentorPerson, 'progress'>): Answer[] =>
  (progress?.stages ?? []).flatMap(({ answer }) =>
    answer && answer.readAt === null ? [answer] : [],
  );

import { countOf } from '../table/countOf.ts';
import { peopleNoun } from '../row/clubWords.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

/** "42 students, Robotics Club": people and club of a mentor. */
export const mentorNote = ({ studentsCount, club }: MentorRowFragment): string =>
  [
    ...(studentsCount === null ? [] : [countOf(studentsCount, peopleNoun(club?.clubFor))]),
    club?.name ?? 'No club',
  ].join(', ');

import { Type } from 'typebox';
import { bands, type Band } from '../../domain/bands.ts';
import { Nullable } from '../../domain/schemas.ts';
import { recordId } from '../../platform/http/records.ts';

const count = Type.Integer({ description: 'Number of people' });

export const BandCount = Type.Object(
  { band: Type.Enum(Object.keys(bands) as Band[]), count },
  { title: 'BandCount' },
);

export const StageCount = Type.Object(
  {
    stage: Nullable(Type.String(), { description: 'Name of the current stage; null without one' }),
    count,
  },
  { title: 'StageCount' },
);

export const WaitingPerson = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    since: Type.String({
      format: 'date-time',
      description: 'Time of the last save, without one of the registration; of a session its time',
    }),
  },
  { title: 'WaitingPerson' },
);

/** Statistics of the people of a mentor. */
export const Stats = Type.Object(
  {
    totalStudents: Type.Integer({ description: 'People assigned' }),
    activeStudents: Type.Integer({ description: 'People with a progress of 1 to 99 percent' }),
    completedSessions: Type.Integer({ description: 'Stages completed in this calendar month' }),
    pendingUpdates: Type.Integer({
      description: 'People below 100 percent without a save in the last 14 days',
    }),
    bands: Type.Array(BandCount, { description: 'Number of people per band' }),
    stages: Type.Array(StageCount, {
      description: 'Number of people per current stage; stages without people are missing',
    }),
    longestWaiting: Type.Array(WaitingPerson, {
      maxItems: 5,
      description: 'The people with a pending update who have waited longest',
    }),
    withoutFeedback: Type.Integer({
      description: 'People without feedback in any stage of the present club',
    }),
    longestWithoutFeedback: Type.Array(WaitingPerson, {
      maxItems: 5,
      description: 'The people without feedback who have waited longest',
    }),
    unreadAnswers: Type.Integer({ description: 'Answers to feedback that you have not read' }),
    todaySessions: Type.Array(WaitingPerson, {
      description: 'The people with a session later today (`TIME_ZONE`), the earliest first',
    }),
    missedSessions: Type.Array(WaitingPerson, {
      description: 'The people with a session in the past and no save since, the earliest first',
    }),
    heldSessions: Nullable(Type.Integer(), {
      description:
        'Sessions of this month (`TIME_ZONE`) that were held; null without a session of this month in any state',
    }),
  },
  { title: 'MentorStats' },
);

import { Type } from 'typebox';
import { bands, type Band } from '../../domain/bands.ts';
import { recordId } from '../../domain/ids.ts';
import { Nullable } from '../../domain/schemas.ts';

const count = Type.Integer({ description: 'Number of people' });

const BandCount = Type.Object(
  { band: Type.Enum(Object.keys(bands) as Band[]), count },
  { title: 'BandCount' },
);

const StageCount = Type.Object(
  {
    stage: Nullable(Type.String(), { description: 'Name of the current stage; null without one' }),
    count,
  },
  { title: 'StageCount' },
);

const WaitingPerson = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    since: Type.String({
      format: 'date-time',
      description: 'The last save; without a save the registration',
    }),
  },
  { title: 'WaitingPerson' },
);

/** The figures over a mentor's people. */
export const Stats = Type.Object(
  {
    totalStudents: Type.Integer({ description: 'People assigned' }),
    activeStudents: Type.Integer({ description: 'People with a progress of 1 to 99 percent' }),
    completedSessions: Type.Integer({ description: 'Stages completed in this calendar month' }),
    pendingUpdates: Type.Integer({
      description: 'People not complete whose progress was not saved for 14 days, or never',
    }),
    bands: Type.Array(BandCount, { description: 'People in each group of progress' }),
    stages: Type.Array(StageCount, {
      description: 'People at each current stage; stages without anyone are left out',
    }),
    longestWaiting: Type.Array(WaitingPerson, {
      maxItems: 5,
      description: 'Of the people with a pending update those who have waited longest',
    }),
    withoutFeedback: Type.Integer({
      description: 'People without feedback in any stage of the present club',
    }),
    longestWithoutFeedback: Type.Array(WaitingPerson, {
      maxItems: 5,
      description: 'Of the people without feedback those who have waited longest',
    }),
  },
  { title: 'MentorStats' },
);

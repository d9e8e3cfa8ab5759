import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { stageStatuses } from '../../domain/words.ts';
import { StageRecord } from '../clubs/schemas.ts';

const selectBoth = { 'x-messages': { required: 'Please select a student and stage' } };

export const SaveBody = Type.Object(
  {
    studentId: Type.String({
      pattern: '\\S',
      description: 'Id of the student or educator',
      ...selectBoth,
    }),
    stageId: Type.String({ pattern: '\\S', ...selectBoth }),
    clubId: Type.Optional(
      Nullable(Type.String(), { description: "When given it must be the person's club" }),
    ),
    status: Type.Optional(
      Nullable(Type.String({ maxLength: 50 }), {
        description: `One of ${stageStatuses.join(', ')}, in any case; left out it is in progress`,
      }),
    ),
    feedback: Type.Optional(
      Nullable(Type.String({ maxLength: 5000 }), {
        description: 'Shown to the person; left out it stays, blank clears it',
      }),
    ),
  },
  { title: 'ProgressChange' },
);
export type SaveBody = Static<typeof SaveBody>;

/** How far a person is with a stage. */
const StageProgress = {
  status: Type.Enum([...stageStatuses]),
  feedback: Nullable(Type.String()),
  date: Nullable(Moment, { description: 'When it was last saved' }),
};

/** How far a person is altogether. */
export const OverallRecord = Type.Object({
  progress: Type.Integer({ description: 'Completed of all stages in percent, rounded half up' }),
  currentStage: Nullable(Type.String(), {
    description: 'The last stage in progress, else the last completed',
  }),
  lastUpdated: Nullable(Moment),
});

/** The stages with their standing in one record each. */
export const StageRecords = Type.Array(
  Type.Object({ ...StageRecord.properties, ...StageProgress }, { title: 'StageStanding' }),
  { description: 'Every stage of the present club, in order' },
);

export const ProgressRecord = Type.Object(
  {
    stageProgress: Type.Array(
      Type.Object({ stage: StageRecord, ...StageProgress }, { title: 'StageProgress' }),
      {
        description: 'Every stage of the present club, in order',
      },
    ),
    ...OverallRecord.properties,
  },
  { title: 'Progress' },
);

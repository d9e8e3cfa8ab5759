import { messages } from '../../domain/messages.ts';
import { FEEDBACK_LENGTH } from '../../../../limits.mjs';
import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { stageStatuses } from '../../domain/words.ts';
import { StepRecords } from '../agreed-steps/step.ts';
import { StageRecord } from '../clubs/schemas.ts';

const selectMessages = messages({ required: 'SELECTION_REQUIRED' });

export const SaveBody = Type.Object(
  {
    studentId: Type.String({
      pattern: '\\S',
      description: 'Id of the student or educator',
      ...selectMessages,
    }),
    stageId: Type.String({ pattern: '\\S', ...selectMessages }),
    clubId: Type.Optional(
      Nullable(Type.String(), { description: "If sent, it must be the person's club" }),
    ),
    status: Type.Optional(
      Nullable(Type.String({ maxLength: 50 }), {
        description: `One of ${stageStatuses.join(', ')}, case-insensitive; default: in progress`,
      }),
    ),
    feedback: Type.Optional(
      Nullable(Type.String({ maxLength: FEEDBACK_LENGTH }), {
        description: 'Shown to the person; missing: unchanged, blank: cleared',
      }),
    ),
  },
  { title: 'ProgressChange' },
);
export type SaveBody = Static<typeof SaveBody>;

/** Fields of the progress in a stage. */
const progressFields = {
  status: Type.Enum([...stageStatuses]),
  feedback: Nullable(Type.String()),
  date: Nullable(Moment, { description: 'Time of the last save' }),
  answer: Nullable(
    Type.Object(
      {
        text: Type.String(),
        at: Moment,
        readAt: Nullable(Moment, { description: 'null until the mentor has seen it' }),
        isClosed: Type.Boolean({
          description: 'The stage was saved since: it can not be changed any more',
        }),
      },
      { title: 'FeedbackAnswer' },
    ),
    {
      description:
        "The person's answer to the feedback; null without one. Not part of the state of the record",
    },
  ),
};

/** Summary of the progress. */
export const OverallRecord = Type.Object({
  progress: Type.Integer({ description: 'Completed of all stages in percent, rounded half up' }),
  currentStage: Nullable(Type.String(), {
    description: 'The last stage in progress, else the last completed',
  }),
  lastUpdated: Nullable(Moment),
});

/** Stages with their progress. */
export const StageRecords = Type.Array(
  Type.Object({ ...StageRecord.properties, ...progressFields }, { title: 'StageStanding' }),
  { description: 'All stages of the present club, in order' },
);

export const ProgressRecord = Type.Object(
  {
    stageProgress: Type.Array(
      Type.Object({ stage: StageRecord, ...progressFields }, { title: 'StageProgress' }),
      {
        description: 'All stages of the present club, in order',
      },
    ),
    ...OverallRecord.properties,
    agreedSteps: StepRecords,
  },
  { title: 'Progress' },
);

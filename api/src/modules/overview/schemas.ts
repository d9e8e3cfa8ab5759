import { OVERVIEW_WAITING } from '../../../../limits.mjs';
import { Type, type Static } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';
import { enumParameter } from '../../platform/http/list-parameters.ts';
import { ClubReferenceRecord } from '../clubs/schemas.ts';
import { BandCount, StageCount, WaitingPerson } from '../mentor-dashboard/stats-schemas.ts';
import { silentRule } from '../mentors/silent.ts';
import { MentorReferenceRecord } from '../people/schemas.ts';
import { periods } from './periods.ts';

export const OverviewQuery = Type.Object({
  audience: enumParameter('Audience', audiences),
  clubId: Type.Optional(Type.String()),
  by: enumParameter('By', periods, 'Periods of the submissions; week when missing'),
});
export type OverviewQuery = Static<typeof OverviewQuery>;

const ClubStageCount = Type.Object(
  { club: Nullable(ClubReferenceRecord), ...StageCount.properties },
  { title: 'ClubStageCount' },
);

const SubmissionCount = Type.Object(
  {
    from: Type.String({ format: 'date', description: 'First day of the week or month' }),
    count: Type.Integer({ description: 'Number of people who first submitted their form in it' }),
  },
  { title: 'SubmissionCount' },
);

const MentorLoad = Type.Object(
  { mentor: MentorReferenceRecord, count: Type.Integer({ description: 'Number of people' }) },
  { title: 'MentorLoad' },
);

const SilentMentor = Type.Object(
  {
    mentor: MentorReferenceRecord,
    count: Type.Integer({ description: 'Number of people below 100 percent' }),
    since: Type.String({
      format: 'date-time',
      description: 'Start of the shortest wait among them: last save or registration',
    }),
  },
  { title: 'SilentMentor' },
);

/** Figures of all people of an audience and a club. */
export const OverviewRecord = Type.Object(
  {
    stages: Type.Array(ClubStageCount, {
      description:
        'People per club and current stage, clubs by name and people without a club last; stages without people are missing',
    }),
    bands: Type.Array(BandCount, { description: 'Number of people per band' }),
    submissions: Type.Array(SubmissionCount, {
      description:
        'The last 12 weeks from Monday, or months, the earliest first; days are those of the server’s time zone',
    }),
    mentors: Type.Array(MentorLoad, {
      description:
        'Active mentors with their people, the most people first; with a filter those who have matching people or whose own club matches',
    }),
    longestWaiting: Type.Array(WaitingPerson, {
      maxItems: OVERVIEW_WAITING,
      description: 'The people below 100 percent who have waited longest',
    }),
    silentMentors: Type.Array(SilentMentor, {
      description: `The silent mentors who have matching people below 100 percent, the longest silence first. ${silentRule}. A filter narrows the people counted, not the people by whom a mentor is silent`,
    }),
  },
  { title: 'Overview' },
);
export type OverviewRecord = Static<typeof OverviewRecord>;

import { Type, type Static } from 'typebox';
import { bands, rangesText, type Band } from '../../domain/bands.ts';
import { accountStatuses, type Audience } from '../../domain/words.ts';
import { assignmentGaps, type AssignmentGap } from './assignment-gaps.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import {
  dayParameter,
  enumParameter,
  idsParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Filters of all lists of people. */
export const filterParameters = {
  clubId: Type.Optional(Type.String()),
  mentorId: Type.Optional(Type.String()),
  band: enumParameter(
    'Band',
    Object.keys(bands) as Band[],
    `Of the percentage: ${rangesText(bands)}`,
  ),
  stage: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Name of the current stage; empty: people who have not started',
    }),
  ),
  ids: idsParameter,
};

const common = {
  name: 'name',
  email: 'email',
  status: 'status',
  createdAt: 'created_at',
  progress: 'percent',
  lastUpdated: 'last_saved_at',
} as const satisfies Record<string, keyof RosterTable>;

/** Sort fields with their columns of the roster. */
export const sortColumns = {
  student: { ...common, class: 'class', school: 'place' },
  educator: { ...common, institution: 'place', position: 'position' },
} as const satisfies Record<Audience, Record<string, keyof RosterTable>>;

function listQuery<F extends string>(searched: string, columns: Record<F, unknown>) {
  return Type.Object({
    search: searchParameter(searched),
    status: enumParameter('Status', accountStatuses, 'An absent status counts as active'),
    assignment: enumParameter(
      'Assignment',
      Object.keys(assignmentGaps) as AssignmentGap[],
      'Without a club or a mentor, or with a mentor who is inactive or of another club',
    ),
    consent: enumParameter(
      'Consent',
      ['missing'] as const,
      "Students without a guardian's consent who are under 18 today by the date of birth or, without one, in classes 9 to 12",
    ),
    waitingBefore: dayParameter(
      'Waiting before',
      'Below 100 percent, and the last save or, without a save, the registration was on this day or earlier; a day of the server’s time zone',
    ),
    ...filterParameters,
    sort: sortParameter(columns),
    ...pageParameters,
  });
}

/** Parameters of the lists; without any they are complete. */
export const ListQueries = {
  student: listQuery('name, email or school, or the beginning of the id', sortColumns.student),
  educator: listQuery(
    'name, email, institution or position, or the beginning of the id',
    sortColumns.educator,
  ),
};
export type ListQuery = Static<(typeof ListQueries)[Audience]>;

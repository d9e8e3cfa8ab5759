import { audiences, roles } from '../domain/account.ts';
import { exportedLists } from '../domain/batch.ts';
import { interestAreas } from '../domain/interests.ts';
import type { Resolvers } from '../gen/resolvers.generated.ts';
import { accountMutations, accountQueries, User } from './accounts/rootFields.ts';
import { Club } from './clubs/clubType.ts';
import { clubMutations, clubQueries } from './clubs/rootFields.ts';
import { concernMutations, concernQueries } from './concerns/rootFields.ts';
import { counsellingMutations } from './counselling/rootFields.ts';
import { mailMutations, mailQueries } from './mails/rootFields.ts';
import { MentorDashboard, MentorStats } from './mentorDashboard/mentorDashboardType.ts';
import { Mentor } from './mentors/mentorType.ts';
import { mentorMutations, mentorQueries } from './mentors/rootFields.ts';
import { Educator, Person, Student } from './people/personType.ts';
import { peopleMutations, peopleQueries } from './people/rootFields.ts';
import { ProgressRecord } from './progress/progressRecordType.ts';
import { progressMutations, progressQueries } from './progress/rootFields.ts';
import { recordMutations, recordQueries } from './records/rootFields.ts';
import { dateScalar } from './server/scalars.ts';

/** Values of an enum whose internal ones are spelled as in the REST calls. */
function internalValues<V extends string>(values: readonly V[]): { [K in V as Uppercase<K>]: K } {
  const entries = values.map((value) => [value.toUpperCase(), value]);
  return Object.fromEntries(entries) as { [K in V as Uppercase<K>]: K };
}

/** All root fields, and the types that have resolvers. */
export const resolvers: Resolvers = {
  Query: {
    ...accountQueries,
    ...clubQueries,
    ...concernQueries,
    ...mailQueries,
    ...mentorQueries,
    ...peopleQueries,
    ...progressQueries,
    ...recordQueries,
  },
  Mutation: {
    ...accountMutations,
    ...clubMutations,
    ...concernMutations,
    ...counsellingMutations,
    ...mailMutations,
    ...mentorMutations,
    ...peopleMutations,
    ...progressMutations,
    ...recordMutations,
  },
  ClubAudience: internalValues(audiences),
  ExportedList: internalValues(exportedLists),
  InterestArea: internalValues(interestAreas),
  Role: internalValues(roles),
  Date: dateScalar,
  Club,
  Educator,
  Mentor,
  MentorDashboard,
  MentorStats,
  NextSession: { timeZone: (_session, _args, { timeZone }) => timeZone },
  Person,
  ProgressRecord,
  Student,
  User,
  UserError: { values: ({ values }) => values ?? [] },
};

import type { Calendar } from '../calendar.ts';
import type { Audience } from '../domain/account.ts';
import { createAccountCalls } from './accounts/calls.ts';
import { createAuditCalls } from './audit/calls.ts';
import { createAuthCalls } from './auth/calls.ts';
import { createConcernCalls } from './concerns/calls.ts';
import { createMailCalls } from './mails/calls.ts';
import { createCounsellingCalls } from './counselling/calls.ts';
import { createClubCalls } from './clubs/calls.ts';
import { createHistoryCalls } from './history/calls.ts';
import { createImportCalls } from './imports/calls.ts';
import type { Caller } from './http/caller.ts';
import { createRestClient } from './http/client.ts';
import type { Transport } from './http/transport.ts';
import { createLists } from './lists/lists.ts';
import { createMentorDashboardCalls } from './mentorDashboard/calls.ts';
import { createMentorCalls } from './mentors/calls.ts';
import { createOverviewCalls } from './overview/calls.ts';
import { createPeopleCalls } from './people/calls.ts';
import { createPersonalDataCalls } from './personalData/calls.ts';
import type { Backend } from './port.ts';
import { createProgressCalls } from './progress/calls.ts';
import { createProgressRecordCalls } from './progressRecords/calls.ts';
import type { ClubSource, OverviewSource, PeopleSource, ProgressSource } from './sources.ts';
import { createSecondFactorCalls } from './secondFactor/calls.ts';
import { createSubmissionCalls } from './submissions/calls.ts';

/** Shared by the calls of all operations. */
interface BackendDependencies {
  transport: Transport;
  /** Of the setting `TIME_ZONE`. */
  calendar: Calendar;
}

/** Creates the REST backend for one operation and connects its domains. */
export function createBackend(
  { transport, calendar }: BackendDependencies,
  caller: Caller,
): Backend {
  const rest = createRestClient(transport, caller, calendar);
  const lists = createLists(rest);
  const mentors = createMentorCalls(rest, lists, {
    clubs: () => clubs,
    silentIds: () => overview.silentMentorIds(),
  });
  const clubs: ClubSource = createClubCalls(rest, lists, {
    ownClub: async () => (await mentors.own()).club,
    memberships: (audience) => people.memberships(audience),
  });
  const dayOf = (moment: Date) => calendar.dayOf(moment);
  const mentorDashboard = createMentorDashboardCalls(rest, lists, {
    mentors,
    clubs,
    nameStages: (rows) => progress.nameStages(rows),
    dayOf,
  });
  const auth = createAuthCalls(rest);
  const me = () => auth.me();
  const own = (audience: Audience) => people.own(audience);
  const progress: ProgressSource = createProgressCalls(rest, lists, {
    clubs,
    mentorDashboard,
    me,
    own,
  });
  const people: PeopleSource = createPeopleCalls(rest, lists, {
    clubs,
    mentors,
    readProgress: (audience, rows) => progress.complete(audience, rows),
    nameStages: (rows) => progress.nameStages(rows),
    dayOf,
  });
  const submissions = createSubmissionCalls(lists, (audience) => people.all(audience), dayOf);
  const overview: OverviewSource = createOverviewCalls(rest, lists, {
    clubs,
    mentors,
    people,
    progress,
    submissions,
    dayOf,
  });
  return {
    accounts: createAccountCalls(rest),
    audit: createAuditCalls(rest, lists),
    auth,
    clubs,
    concerns: createConcernCalls(rest, lists),
    mails: createMailCalls(rest),
    counselling: createCounsellingCalls(rest, {
      me,
      own,
      mentored: (id) => mentorDashboard.mentored(id),
    }),
    history: createHistoryCalls(lists),
    imports: createImportCalls(rest),
    mentorDashboard,
    mentors,
    overview,
    people,
    personalData: createPersonalDataCalls(rest),
    progress,
    progressRecords: createProgressRecordCalls(rest, lists, {
      clubs,
      mentors,
      people,
      nameStages: (rows) => progress.nameStages(rows),
    }),
    secondFactor: createSecondFactorCalls(rest),
    submissions,
  };
}

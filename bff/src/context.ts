import type DataLoader from 'dataloader';
import type { KnownLists } from './lists/knownLists.ts';
import { createLists } from './lists/lists.ts';
import { createAuthSource, type AuthSource } from './modules/auth/source.ts';
import type { Club } from './modules/clubs/entity.ts';
import { createClubLoaders, type ClubLoaders } from './modules/clubs/loaders.ts';
import { createClubSource, type ClubSource } from './modules/clubs/source.ts';
import { createCountsSource, type CountsSource } from './modules/counts/source.ts';
import { createHistorySource, type HistorySource } from './modules/history/source.ts';
import {
  createMentorDashboardSource,
  type MentorDashboardSource,
} from './modules/mentorDashboard/source.ts';
import type { Mentor } from './modules/mentors/entity.ts';
import { createMentorLoaders, type MentorLoaders } from './modules/mentors/loaders.ts';
import { createMentorsOfClub } from './modules/mentors/mentorsOfClub.ts';
import { createMentorSource, type MentorSource } from './modules/mentors/source.ts';
import { createPeopleLoaders, type PeopleLoaders } from './modules/people/loaders.ts';
import { createMembersOfClub } from './modules/people/membersOfClub.ts';
import { createPeopleSource, type PeopleSource } from './modules/people/source.ts';
import { createProgressLoaders, type ProgressLoaders } from './modules/progress/loaders.ts';
import { createProgressSource, type ProgressSource } from './modules/progress/source.ts';
import {
  createProgressRecordSource,
  type ProgressRecordSource,
} from './modules/progressRecords/source.ts';
import { createSubmissionSource, type SubmissionSource } from './modules/submissions/source.ts';
import type { OperationRecord } from './operation.ts';
import type { Caller } from './rest/caller.ts';
import { createRestClient } from './rest/client.ts';
import type { Transport } from './rest/wire/transport.ts';

/** What the resolvers of one operation work with; made anew for each, so nothing is shared. */
export interface Context {
  /** What is written down about the operation. */
  operation: OperationRecord;
  auth: AuthSource;
  clubs: ClubSource;
  clubLoaders: ClubLoaders;
  membersOfClub: DataLoader<Club, number>;
  mentorsOfClub: DataLoader<Club, Mentor[]>;
  counts: CountsSource;
  history: HistorySource;
  mentors: MentorSource;
  mentorLoaders: MentorLoaders;
  mentorDashboard: MentorDashboardSource;
  people: PeopleSource;
  peopleLoaders: PeopleLoaders;
  progress: ProgressSource;
  progressLoaders: ProgressLoaders;
  submissions: SubmissionSource;
  progressRecords: ProgressRecordSource;
}

/** What all operations share; everything else is the caller's own. */
export interface Shared {
  transport: Transport;
  knownLists: KnownLists;
}

export function createContext(
  { transport, knownLists }: Shared,
  caller: Caller,
  operation: OperationRecord,
): Context {
  const rest = createRestClient(transport, caller);
  const lists = createLists(rest, knownLists);
  const clubs = createClubSource(rest, lists);
  const mentors = createMentorSource(rest, lists);
  const people = createPeopleSource(rest, lists);
  const peopleLoaders = createPeopleLoaders(people);
  const progress = createProgressSource(rest, lists);
  const clubLoaders = createClubLoaders(clubs, async () => (await mentors.own()).club ?? null);
  return {
    operation,
    auth: createAuthSource(rest),
    clubs,
    clubLoaders,
    membersOfClub: createMembersOfClub(people, clubLoaders),
    mentorsOfClub: createMentorsOfClub(mentors, clubLoaders),
    counts: createCountsSource(rest),
    history: createHistorySource(lists),
    mentors,
    mentorLoaders: createMentorLoaders(mentors),
    mentorDashboard: createMentorDashboardSource(rest, lists, mentors),
    people,
    peopleLoaders,
    progress,
    progressLoaders: createProgressLoaders(progress),
    submissions: createSubmissionSource(lists, people),
    progressRecords: createProgressRecordSource(rest, lists, clubLoaders, peopleLoaders),
  };
}

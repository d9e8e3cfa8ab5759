import type DataLoader from 'dataloader';
import type { KnownLists } from './backend/lists/knownLists.ts';
import { createLists } from './backend/lists/lists.ts';
import { createAuthSource, type AuthSource } from './backend/auth/calls.ts';
import type { Club } from './domain/club.ts';
import { createClubLoaders, type ClubLoaders } from './backend/clubs/loaders.ts';
import { createClubSource, type ClubSource } from './backend/clubs/calls.ts';
import { createCountsSource, type CountsSource } from './backend/counts/calls.ts';
import { createHistorySource, type HistorySource } from './backend/history/calls.ts';
import {
  createMentorDashboardSource,
  type MentorDashboardSource,
} from './backend/mentorDashboard/calls.ts';
import type { Mentor } from './domain/mentor.ts';
import { createMentorLoaders, type MentorLoaders } from './backend/mentors/loaders.ts';
import { createMentorsOfClub } from './backend/mentors/mentorsOfClub.ts';
import { createMentorSource, type MentorSource } from './backend/mentors/calls.ts';
import { createPeopleLoaders, type PeopleLoaders } from './backend/people/loaders.ts';
import { createMembersOfClub } from './backend/people/membersOfClub.ts';
import { createPeopleSource, type PeopleSource } from './backend/people/calls.ts';
import { createProgressLoaders, type ProgressLoaders } from './backend/progress/loaders.ts';
import { createProgressSource, type ProgressSource } from './backend/progress/calls.ts';
import {
  createProgressRecordSource,
  type ProgressRecordSource,
} from './backend/progressRecords/calls.ts';
import { createSubmissionSource, type SubmissionSource } from './backend/submissions/calls.ts';
import type { OperationRecord } from './operation.ts';
import type { Caller } from './backend/http/caller.ts';
import { createRestClient } from './backend/http/client.ts';
import type { Transport } from './backend/http/transport.ts';

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

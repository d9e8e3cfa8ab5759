import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAuthSource, type AuthSource } from './modules/auth/source.ts';
import { createClubLoaders, type ClubLoaders } from './modules/clubs/loaders.ts';
import { createClubSource, type ClubSource } from './modules/clubs/source.ts';
import { createCountsSource, type CountsSource } from './modules/counts/source.ts';
import {
  createMentorDashboardSource,
  type MentorDashboardSource,
} from './modules/mentorDashboard/source.ts';
import { createMentorLoaders, type MentorLoaders } from './modules/mentors/loaders.ts';
import { createMentorSource, type MentorSource } from './modules/mentors/source.ts';
import { createPeopleSource, type PeopleSource } from './modules/people/source.ts';
import { createProgressLoaders, type ProgressLoaders } from './modules/progress/loaders.ts';
import { createProgressSource, type ProgressSource } from './modules/progress/source.ts';
import { createRestClient } from './rest/client.ts';
import type { Caller, Transport } from './rest/transport.ts';

/** What the resolvers of one operation work with; made anew for each, so nothing is shared. */
export interface Context {
  auth: AuthSource;
  clubs: ClubSource;
  clubLoaders: ClubLoaders;
  counts: CountsSource;
  mentors: MentorSource;
  mentorLoaders: MentorLoaders;
  mentorDashboard: MentorDashboardSource;
  people: PeopleSource;
  progress: ProgressSource;
  progressLoaders: ProgressLoaders;
}

/** @param transport shared by all operations; everything else is the caller's own. */
export function createContext(transport: Transport, caller: Caller): Context {
  const rest = createRestClient(transport, caller);
  const clubs = createClubSource(rest);
  const mentors = createMentorSource(rest);
  const progress = createProgressSource(rest);
  return {
    auth: createAuthSource(rest),
    clubs,
    clubLoaders: createClubLoaders(clubs, async () => (await mentors.own()).club ?? null),
    counts: createCountsSource(rest),
    mentors,
    mentorLoaders: createMentorLoaders(mentors),
    mentorDashboard: createMentorDashboardSource(rest, mentors),
    people: createPeopleSource(rest),
    progress,
    progressLoaders: createProgressLoaders(progress),
  };
}

/**
 * The caller of an HTTP request: the token as it came, and an end to all upstream calls once the
 * client has gone or `budget` milliseconds are over.
 */
export function callerOf(request: FastifyRequest, reply: FastifyReply, budget: number): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    authorization: request.headers.authorization,
    address: request.ip,
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(budget)]),
    isGone: () => gone.signal.aborted,
  };
}

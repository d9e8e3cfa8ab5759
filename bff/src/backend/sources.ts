import type { Audience, Role } from '../domain/account.ts';
import type { Club, Stage } from '../domain/club.ts';
import type { Mentor } from '../domain/mentor.ts';
import type { Progress } from '../domain/progress.ts';
import type { Person, PersonOf } from '../domain/person.ts';
import type { Reference } from '../domain/reference.ts';
import type { Submission } from '../domain/submission.ts';
import type {
  ClubCalls,
  MaybePromise,
  MentorCalls,
  MentorDashboardCalls,
  PeopleCalls,
  ProgressCalls,
} from './port.ts';
import type { OverviewCalls, SubmissionCalls } from './recordsPort.ts';

/** Calls between domains, in addition to the port; `backend.ts` connects them. */
export interface ClubSource extends ClubCalls {
  /** GET /api/mentor/clubs/{clubId}/stages */
  stagesForMentor(clubId: string): MaybePromise<Stage[]>;
  /**
   * The club with this id, or with this name where it is unique, from the list that `reader` may
   * read; else null.
   *
   * @param audience of the person whose club it is: clubs of the other audience may share the name
   */
  lookup(key: string, reader: Role, audience?: Audience): MaybePromise<Club | null>;
  /** The club that a record refers to, by `lookup` where the record does not include it. */
  resolve(
    reference: Reference<Club> | undefined,
    reader: Role,
    audience?: Audience,
  ): MaybePromise<Club | null>;
}

export interface MentorSource extends MentorCalls {
  /** As `ClubSource.lookup`; students and educators have no call that lists mentors. */
  lookup(key: string, reader: Role): MaybePromise<Mentor | null>;
}

export interface MentorDashboardSource extends MentorDashboardCalls {
  /** As `person`. @throws UpstreamError NOT_FOUND */
  mentored(id: string): Promise<Person>;
}

export interface PeopleSource extends PeopleCalls {
  /** All people of GET /api/admin/students or /api/admin/educators */
  all<A extends Audience>(audience: A): Promise<PersonOf<A>[]>;
  /** The club of each person of the same list: its id, or its name. */
  memberships(audience: Audience): Promise<string[]>;
  /** The whole record of a person, from the same list; null where `reader` may not read it. */
  whole<A extends Audience>(person: {
    audience: A;
    id: string;
    reader: Role;
  }): Promise<PersonOf<A> | null>;
}

export interface ProgressSource extends ProgressCalls {
  /**
   * Loads the progress of people whose records do not include it, with the list call. A person who
   * is not in that list keeps none.
   */
  complete(audience: Audience, people: Person[]): Promise<void>;
  /** Replaces ids of stages in the progress of these people by names from the clubs' lists. */
  nameStages(people: { progress: Progress | undefined }[]): Promise<void>;
}

export interface SubmissionSource extends SubmissionCalls {
  /** All of the same list. */
  all(): Promise<Submission[]>;
}

export interface OverviewSource extends OverviewCalls {
  /** Ids of the mentors of whom the documented lists show that they are silent. */
  silentMentorIds(): Promise<ReadonlySet<string>>;
}

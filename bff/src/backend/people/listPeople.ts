import type { Audience } from '../../domain/audience.ts';
import type { Person, PersonFilter, PersonOf, PersonSort } from '../../domain/person.ts';
import type { Listing } from '../lists/listing.ts';
import { referredBy } from '../lists/referredBy.ts';
import type { ClubCalls, ListQuery, MentorCalls } from '../port.ts';
import { findOddMentors, needsMentors, NO_ODD_MENTORS } from './assignmentGaps.ts';
import { peopleListing, type PeopleCalled } from './listing.ts';

/** What a list of people needs of others. */
export interface PeopleDependencies {
  clubs: Pick<ClubCalls, 'lookup' | 'resolve'>;
  mentors: Pick<MentorCalls, 'lookup'>;
  /** Reads the progress of people whose records do not include it. */
  readProgress: (people: Person[]) => Promise<void>;
}

/** The page that is asked for, with what its filters need beside the rows. */
export function listingFor<A extends Audience>(
  audience: A,
  query: ListQuery<PersonFilter, PersonSort>,
  { clubs, mentors, readProgress }: PeopleDependencies,
): Listing<PersonOf<A>> {
  const { band, clubId, mentorId, assignment } = query.filter;
  const called: PeopleCalled = {
    club: new Set([clubId]),
    mentor: new Set([mentorId]),
    odd: NO_ODD_MENTORS,
  };
  return {
    ...peopleListing(audience, query, called),
    async completed(people) {
      // The club is only needed where people are narrowed by it.
      const ownClubs = clubId ? people.map(({ club }) => club) : [];
      const ownMentors = mentorId ? people.map(({ mentor }) => mentor) : [];
      [called.club, called.mentor] = await Promise.all([
        clubId
          ? referredBy(clubId, ownClubs, (key) => clubs.lookup(key, 'admin', audience))
          : called.club,
        mentorId
          ? referredBy(mentorId, ownMentors, (key) => mentors.lookup(key, 'admin'))
          : called.mentor,
      ]);
      if (needsMentors(assignment)) called.odd = await findOddMentors(people, { clubs, mentors });
      if (band) await readProgress(people);
      return people;
    },
  };
}

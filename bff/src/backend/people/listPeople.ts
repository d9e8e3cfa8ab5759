import type { Context } from '../../context.ts';
import type { Listing } from '../lists/listing.ts';
import type { PageOf } from '../lists/paging.ts';
import { keyIn } from '../reading/reference.ts';
import { referredBy } from '../lists/referredBy.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { Person, PersonOf } from '../../domain/person.ts';
import { peopleListing, type PeopleCalled, type PeopleQuery } from './listing.ts';

/** One page of people, the same from every backend. */
export function listPeople<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Promise<PageOf<PersonOf<A>>> {
  return context.people.page(audience, listingFor(audience, query, context));
}

function listingFor<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  context: Context,
): Listing<PersonOf<A>> {
  const { band, clubId, mentorId } = query.filter;
  const { clubLoaders, mentorLoaders } = context;
  const called: PeopleCalled = { club: new Set([clubId]), mentor: new Set([mentorId]) };
  return {
    ...peopleListing(audience, query, called),
    async completed(people) {
      // Of people who are not narrowed by it nobody asks for the club.
      const clubs = clubId ? people.map(({ club }) => club) : [];
      const mentors = mentorId ? people.map(({ mentor }) => mentor) : [];
      [called.club, called.mentor] = await Promise.all([
        clubId
          ? referredBy(clubId, clubs, (key) => clubLoaders.of[audience].load(key))
          : called.club,
        mentorId
          ? referredBy(mentorId, mentors, (id) => mentorLoaders.admin.load(id))
          : called.mentor,
      ]);
      if (band) await readProgress(people, context);
      return people;
    },
  };
}

/** Reads the progress, for all of them together, of those with whom the list did not carry it. */
async function readProgress(people: Person[], { progressLoaders }: Context): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      if (person.progress !== undefined) return;
      const owner = {
        personId: person.id,
        clubId: keyIn(person.club),
        reader: 'admin' as const,
      };
      const progress = await progressLoaders[person.audience].load(owner);
      if (progress !== null) person.progress = progress;
    }),
  );
}

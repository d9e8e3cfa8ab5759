import type { Mentor } from '../../domain/mentor.ts';
import { readMentor, readOwnMentor } from '../entities/mentor.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls, MentorCalls } from '../port.ts';
import { createReadOnce } from '../reading/readOnce.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { filterMentors } from './filter.ts';
import { createMentorLoaders } from './loaders.ts';
import { createMentorsOfClub } from './mentorsOfClub.ts';
import { createMentorWrites } from './writes.ts';

export function createMentorCalls(
  rest: RestClient,
  lists: Lists,
  clubs: () => Pick<ClubCalls, 'lookup' | 'resolve'>,
): MentorCalls {
  const listOnce = createReadOnce<Mentor[]>();
  const ownOnce = createReadOnce<Mentor>();

  function all(): Promise<Mentor[]> {
    const list = { path: '/api/admin/mentors', wrappers: ['mentors'] };
    return listOnce(lists.whole(list), (reply) =>
      recordsOf(reply).map((record) => readMentor(record, 'admin')),
    );
  }

  const own = () =>
    ownOnce(rest.get('/api/mentor/profile'), (reply) =>
      readOwnMentor(recordOf(reply, 'mentor', 'profile', 'user'), reply.etag),
    );

  async function find(id: string): Promise<Mentor> {
    const found = isId(id) ? (await all()).find((mentor) => mentor.id === id) : undefined;
    if (found === undefined) throw notInList('GET /api/admin/mentors', id, 'Mentor not found');
    return found;
  }

  const loaders = createMentorLoaders(all, own);
  const lookup: MentorCalls['lookup'] = (key, reader) => loaders[reader].load(key);
  const mentorsOfClub = createMentorsOfClub(all, clubs);

  return {
    async list(filter) {
      const mentors = await all();
      if (!filter) return mentors;
      const withClubs = await Promise.all(
        mentors.map(async (mentor) => ({
          mentor,
          club: await clubs().resolve(mentor.club ?? null, mentor.reader),
        })),
      );
      return filterMentors(withClubs, filter);
    },

    start() {
      void all().catch(() => undefined);
    },

    find,

    ofClub: (club) => mentorsOfClub.load(club),

    own,

    lookup,

    resolve: (reference, reader) =>
      typeof reference === 'string' ? lookup(reference, reader) : reference,

    ...createMentorWrites(rest, { all, find }),
  };
}

import { audiences, type Audience } from '../../domain/account.ts';
import type { OverviewQuery } from '../../domain/overview.ts';
import type { Person } from '../../domain/person.ts';
import { progressRecordList } from '../entities/progressRecordList.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { cacheUntilWrite } from '../lists/lookup.ts';
import { refKey } from '../reading/reference.ts';
import type { ClubSource, PeopleSource, ProgressSource } from '../sources.ts';

/** Calls of other domains that give the people and their progress. */
export interface EveryoneDependencies {
  clubs: Pick<ClubSource, 'resolve'>;
  people: Pick<PeopleSource, 'all'>;
  progress: Pick<ProgressSource, 'complete'>;
}

/** Which people. */
export type PeopleQuery = Pick<OverviewQuery, 'audience' | 'clubId'>;

/** The people of an overview, from the documented lists, each read once. */
export function createEveryone(
  rest: RestClient,
  lists: Lists,
  { clubs, people, progress }: EveryoneDependencies,
) {
  const withProgress = cacheUntilWrite(rest, async (audience: Audience): Promise<Person[]> => {
    const [all] = await Promise.all([
      people.all(audience),
      // In parallel, and whole: `complete` would first ask for the people by their ids.
      lists.whole(progressRecordList(audience)),
    ]);
    await progress.complete(audience, all);
    return all;
  });

  /** Compares resolved ids, because records may refer to one club by id and by name. */
  async function ofClub(all: Person[], audience: Audience, clubId: string): Promise<Person[]> {
    const isMember = async ({ club }: Person) =>
      refKey(club) === clubId || (await clubs.resolve(club, 'admin', audience))?.id === clubId;
    const found = await Promise.all(all.map(async (one) => ((await isMember(one)) ? one : [])));
    return found.flat();
  }

  /** The people of these audiences and this club. */
  async function select(
    { audience, clubId }: PeopleQuery,
    read: (audience: Audience) => Person[] | Promise<Person[]>,
  ): Promise<Person[]> {
    const found = await Promise.all(
      (audience === null ? audiences : [audience]).map(async (one) => {
        const all = await read(one);
        return clubId === null ? all : ofClub(all, one, clubId);
      }),
    );
    return found.flat();
  }

  return {
    /** People with their progress. */
    withProgress: (query: PeopleQuery) => select(query, withProgress),
    /** People as they are in the lists of people. */
    listed: (query: PeopleQuery) => select(query, (audience) => people.all(audience)),
  };
}

import { Type } from 'typebox';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClubQuery } from './club-query.ts';
import { clubResponse, clubRecord } from './records.ts';
import { countMembers, selectMatching, withStages } from './repository.ts';
import { ClubRecord, ListedClubRecord } from './schemas.ts';
import { readList, readPage } from '../../platform/http/read-list.ts';
import { responses, withEtag } from '../../platform/http/responses.ts';

/** GET /api/admin/clubs */
export function listClubsRoute(app: App, deps: Dependencies): void {
  app.get(
    '/clubs',
    {
      schema: {
        summary:
          'The clubs with their stages; with any parameter X-Total-Count says how many match',
        querystring: ClubQuery,
        response: responses(Type.Array(ListedClubRecord), 400),
      },
    },
    async (request, reply) => {
      const { query } = request;
      return readList(deps, request, async (db) => {
        const rows = await readPage(reply, query, selectMatching(db, query));
        const clubs = await withStages(db, rows);
        const members = await countMembers(
          db,
          clubs.map(({ id }) => id),
        );
        return clubs.map((club) => ({
          ...withEtag(clubResponse(club)),
          membersCount: members.get(club.id) ?? 0,
        }));
      });
    },
  );
}

/** GET /api/student/clubs and /api/educator/clubs */
export function clubChoicesRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    '/clubs',
    {
      schema: {
        summary: `The clubs that a${audience === 'educator' ? 'n' : ''} ${audience} can choose from`,
        response: responses(Type.Array(ClubRecord)),
      },
    },
    async () => {
      const rows = await selectMatching(db, { clubFor: audience }).execute();
      return (await withStages(db, rows)).map(clubRecord);
    },
  );
}

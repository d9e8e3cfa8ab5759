import { Type } from 'typebox';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { clubRecord } from './records.ts';
import { listClubs } from './repository.ts';
import { ClubQuery, ClubRecord } from './schemas.ts';

const Clubs = Type.Array(ClubRecord);

/** GET /api/admin/clubs */
export function listClubsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/clubs',
    {
      schema: {
        summary: 'All clubs with their stages',
        querystring: ClubQuery,
        response: { 200: Clubs, 400: ErrorBody },
      },
    },
    async (request) => (await listClubs(db, request.query.clubFor)).map(clubRecord),
  );
}

/** GET /api/student/clubs and /api/educator/clubs */
export function clubChoicesRoute(app: App, { db }: Dependencies, audience: Audience): void {
  app.get(
    '/clubs',
    {
      schema: {
        summary: `The clubs that a${audience === 'educator' ? 'n' : ''} ${audience} can choose from`,
        response: { 200: Clubs },
      },
    },
    async () => (await listClubs(db, audience)).map(clubRecord),
  );
}

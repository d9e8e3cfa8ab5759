import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { mentorRecord } from './mentor-record.ts';
import { listMentors } from './repository.ts';
import { MentorRecord } from './schemas.ts';

/** GET /api/admin/mentors */
export function listMentorsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/mentors',
    { schema: { summary: 'All mentors', response: { 200: Type.Array(MentorRecord) } } },
    async () => (await listMentors(db)).map(mentorRecord),
  );
}

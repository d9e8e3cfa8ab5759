import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';

const Counts = Type.Object(
  {
    students: Type.Integer(),
    educators: Type.Integer(),
    mentors: Type.Integer({ description: 'Active mentors; without a status active' }),
    clubs: Type.Integer(),
    formSubmitted: Type.Integer({ description: 'Students and educators' }),
  },
  { title: 'Counts' },
);

/** GET /api/admin/dashboard/counts */
export function countsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/dashboard/counts',
    { schema: { summary: 'Counts for the admin dashboard', response: responses(Counts) } },
    () => readCounts(db),
  );
}

async function readCounts(db: Executor): Promise<Static<typeof Counts>> {
  const count = sql<number>`count(*)::integer`;
  const peopleThat = (condition: RawBuilder<boolean>) =>
    db.selectFrom('roster').select(count.as('count')).where(condition);
  return db
    .selectNoFrom([
      peopleThat(sql`audience = 'student'`)
        .$asScalar()
        .$notNull()
        .as('students'),
      peopleThat(sql`audience = 'educator'`)
        .$asScalar()
        .$notNull()
        .as('educators'),
      db
        .selectFrom('users')
        .select(count.as('count'))
        .where('role', '=', 'mentor')
        .where(sql<boolean>`coalesce(status, 'active') = 'active'`)
        .$asScalar()
        .$notNull()
        .as('mentors'),
      db.selectFrom('clubs').select(count.as('count')).$asScalar().$notNull().as('clubs'),
      peopleThat(sql`submitted`)
        .$asScalar()
        .$notNull()
        .as('formSubmitted'),
    ])
    .executeTakeFirstOrThrow();
}

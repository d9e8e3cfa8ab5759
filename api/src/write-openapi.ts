import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { writeFileSync } from 'node:fs';
import { buildApp } from './app.ts';
import { createBackground } from './plugins/background.ts';
import type { Database } from './plugins/database/schema.ts';
import { createLimits } from './plugins/limits.ts';
import { createPasswords } from './plugins/passwords.ts';

/** Writes the description of the routes to api/openapi.json; no database is needed, nothing listens. */
const limits = createLimits();
const app = await buildApp(
  { nodeEnv: 'test' },
  {
    db: new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    passwords: await createPasswords(),
    limits,
    now: () => new Date(),
    timeZone: 'UTC',
    sendMail: () => Promise.resolve(),
    webUrl: 'http://localhost:4000',
    background: createBackground(),
    listen: () => () => undefined,
  },
);
const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
writeFileSync(new URL('../openapi.json', import.meta.url), text);
limits.close();
await app.close();

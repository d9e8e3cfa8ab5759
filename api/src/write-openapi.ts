import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { writeFileSync } from 'node:fs';
import { buildApp } from './app.ts';
import { createBackground } from './platform/background.ts';
import { createAddressHash, createFilterHash } from './platform/address-hash.ts';
import type { Database } from './platform/database/schema.ts';
import { createLimits } from './platform/limits.ts';
import { createPasswords } from './platform/passwords.ts';

/** Writes the OpenAPI document of the routes to the given file, without a database or port. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: write-openapi.ts <file>');
const limits = createLimits();
const app = await buildApp(
  { nodeEnv: 'test', trustedProxies: [] },
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
    secrets: null,
    limits,
    now: () => new Date(),
    timeZone: 'UTC',
    mailHour: 8,
    defaultLanguage: 'en',
    sendMail: () => Promise.resolve(),
    sendsMail: false,
    hasMailServer: false,
    confirmsEmail: false,
    requiresSecondFactor: false,
    concernMailTo: null,
    webUrl: 'http://localhost:4000',
    background: createBackground(),
    addressHash: createAddressHash(''),
    filterHash: createFilterHash(''),
    listen: () => () => undefined,
  },
);
writeFileSync(file, `${JSON.stringify(app.swagger(), null, 2)}\n`);
limits.close();
await app.close();

import { defineConfig } from 'vitest/config';
import base, { filesOf, ofEmbedded } from './vitest.config.ts';

/**
 * Test files that `npm test` runs on PGlite too: their statements and transactions could behave
 * differently there. PGlite takes twice the CPU time of PostgreSQL.
 */
const onEmbedded = [
  ...ofEmbedded,
  'upgrade',
  'backup/backup',
  'demo/load',
  'platform/database/*',
  'platform/http/{idempotency,read-list}',
  'modules/auth/{caller-races,text-as-typed}',
  'modules/events/events',
  'modules/{day-filters,lists,list-tables,text-order-and-search}',
  'modules/batches/batches',
  'modules/people-import/import',
  'modules/people/{assignment,submit-form}',
  'modules/overview/overview',
  'modules/progress/save-progress',
  'modules/mails/outbox',
];

export default defineConfig({
  ...base,
  test: { ...base.test, include: filesOf(onEmbedded) },
});

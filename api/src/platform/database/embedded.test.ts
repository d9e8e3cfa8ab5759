import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

it('the embedded database yields to the event loop between statements', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const { db, close } = await openEmbedded(folder);
  try {
    const order: string[] = [];
    setImmediate(() => order.push('other work'));
    const statements = Array.from({ length: 20 }, () => sql`select 1`.execute(db));
    await Promise.all(statements.map((statement) => statement.then(() => order.push('statement'))));
    expect(order).toHaveLength(21);
    expect(order.indexOf('other work')).toBeLessThan(5);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}, 60_000);

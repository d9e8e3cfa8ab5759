import { sql } from 'kysely';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(...names: string[]): void {
  mkdirSync(join(folder, 'pglite'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), '');
}

const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

describe('the embedded database', () => {
  it('yields to the event loop between statements', async () => {
    const { db, close } = await openEmbedded(folder);
    const order: string[] = [];
    setImmediate(() => order.push('other work'));
    const statements = Array.from({ length: 20 }, () => sql`select 1`.execute(db));
    await Promise.all(statements.map((statement) => statement.then(() => order.push('statement'))));
    await close();
    expect(order).toHaveLength(21);
    expect(order.indexOf('other work')).toBeLessThan(5);
  }, 60_000);

  it('is begun anew when the first start was killed while it created it', async () => {
    put('pglite/PG_VERSION', 'pglite.creating');
    const { db, close } = await openEmbedded(folder);
    await sql`select 1`.execute(db);
    await close();
    expect(readdirSync(folder)).toEqual(['pglite']);
  }, 60_000);

  it('has a folder that others cannot read, also one that was there, and one it replaces', async () => {
    put('pglite/base');
    chmodSync(join(folder, 'pglite'), 0o755);
    await (await openEmbedded(folder)).close();
    const names = readdirSync(folder).filter((name) => name.startsWith('pglite'));
    expect(names.map(modeOf)).toEqual(['700', '700']);
    chmodSync(join(folder, 'pglite'), 0o755);
    await (await openEmbedded(folder)).close();
    expect(modeOf('pglite')).toBe('700');
  }, 60_000);

  it.each([
    ['nothing else', []],
    ['other files of it', ['pglite/base']],
    ['an incomplete one of a restore', ['pglite/PG_VERSION', 'pglite.creating']],
  ])('is not replaced where only the key is left, and %s', async (_what, left) => {
    put('secret.key', ...left);
    const before = readdirSync(folder, { recursive: true });
    await expect(openEmbedded(folder)).rejects.toThrow(
      `The data folder ${folder} has lost its database: put its folder pglite back, or fill it with: npm run restore -- FILE`,
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
});

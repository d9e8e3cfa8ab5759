import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSecretKey } from './secret-key.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a key of the tests');

it('opens what it sealed, for the same owner and with the same key only', () => {
  const sealed = secrets.seal('JBSWY3DP', 'asha');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(secrets.seal('JBSWY3DP', 'asha')).not.toBe(sealed);
  expect(secrets.open(sealed, 'asha')).toBe('JBSWY3DP');
  expect(secrets.open(sealed, 'meera')).toBeNull();
  expect(createSecrets('another key').open(sealed, 'asha')).toBeNull();
});

it('hashes by key and owner', () => {
  const hash = secrets.hash('k7m2x-p9rqd', 'asha');
  expect(secrets.hash('k7m2x-p9rqd', 'asha')).toBe(hash);
  expect(secrets.hash('k7m2x-p9rqd', 'meera')).not.toBe(hash);
  expect(createSecrets('another key').hash('k7m2x-p9rqd', 'asha')).not.toBe(hash);
});

it('generates a key file that only its owner can read, with the embedded database only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secret-key-'));
  try {
    const embedded = { dataDir, databaseUrl: undefined, secretKey: undefined };
    const key = readSecretKey(embedded);
    expect(key).toMatch(/^[\w+/]{43}=$/);
    expect(readSecretKey(embedded)).toBe(key);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    for (const short of ['', 'k'.repeat(31)]) {
      writeFileSync(join(dataDir, 'secret.key'), `${short}\n`);
      expect(() => readSecretKey(embedded)).toThrow(
        `The key in ${join(dataDir, 'secret.key')} is shorter than 32 characters: put the complete key back`,
      );
    }
    const secretKey = 'k'.repeat(32);
    expect(readSecretKey({ ...embedded, secretKey })).toBe(secretKey);
    expect(readSecretKey({ ...embedded, databaseUrl: 'postgres://db/waymark' })).toBeNull();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HASH_CONCURRENCY,
  MAX_QUEUED_HASHES,
  type createPasswords as Create,
} from './passwords.ts';

// Test files share modules: import those with the mocked functions for this file only.
let argon2: typeof Argon2;
let createPasswords: typeof Create;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', async (original) => {
    const actual = await original<typeof Argon2>();
    return { ...actual, hash: vi.fn(actual.hash), verify: vi.fn(actual.verify) };
  });
  argon2 = await import('@node-rs/argon2');
  ({ createPasswords } = await import('./passwords.ts'));
});
beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('a password', () => {
  it.each([
    ['correct horse', 'correct horse', true],
    ['correct horse', 'Correct horse', false],
    ['a\0b', 'a\0c', false],
    ['a\0b', 'a', false],
    ['é'.repeat(100) + '1', 'é'.repeat(100) + '2', false],
    ['e\u0301', '\u00e9', true],
    ['\u00e9', 'e\u0301', true],
  ])('%j against %j: %j', async (chosen, typed, matches) => {
    const passwords = await createPasswords(cost);
    const hash = await passwords.hash(chosen);
    expect(await passwords.inTurn((verify) => verify(typed, hash))).toBe(matches);
  });

  it('that was hashed as typed verifies in this form alone', async () => {
    const passwords = await createPasswords(cost);
    const hash = await argon2.hash('e\u0301', cost);
    const check = (typed: string) => passwords.inTurn((verify) => verify(typed, hash));
    expect([await check('e\u0301'), await check('\u00e9')]).toEqual(['as typed', false]);
  });

  it.each([
    ['correct horse', 1],
    ['caf\u00e9', 1],
    ['cafe\u0301', 2],
  ])('%j takes as many verifications without a hash as with a wrong one', async (typed, count) => {
    const passwords = await createPasswords(cost);
    for (const hash of [null, await passwords.hash('another')]) {
      vi.clearAllMocks();
      expect(await passwords.inTurn((verify) => verify(typed, hash))).toBe(false);
      expect(argon2.verify).toHaveBeenCalledTimes(count);
    }
  });
});

describe('many passwords', () => {
  it('are hashed and verified with limited concurrency', async () => {
    const passwords = await createPasswords(cost);
    const hashed = await passwords.hash('correct horse');
    let [running, most] = [0, 0];
    const counted = <T>(work: () => T): T => {
      running += 1;
      most = Math.max(most, running);
      return work();
    };
    const { hash, verify } = await vi.importActual<typeof argon2>('@node-rs/argon2');
    const ended = () => (running -= 1);
    vi.mocked(argon2.hash).mockImplementation((...given) =>
      counted(() => hash(...given).finally(ended)),
    );
    vi.mocked(argon2.verify).mockImplementation((...given) =>
      counted(() => verify(...given).finally(ended)),
    );
    const work = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0
        ? passwords.hash('correct horse')
        : passwords.inTurn((check) => check('correct horse', hashed)),
    );
    await Promise.all(work);
    expect(most).toBe(HASH_CONCURRENCY);
  });

  it('free their slot when their work fails', async () => {
    const passwords = await createPasswords(cost);
    const work = Array.from({ length: HASH_CONCURRENCY + 1 }, () =>
      passwords.inTurn(() => Promise.reject(new Error('failed'))),
    );
    for (const { status } of await Promise.allSettled(work)) expect(status).toBe('rejected');
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$/);
  });

  it('are refused when the queue is full, and accepted afterwards', async () => {
    const passwords = await createPasswords(cost);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const work = Array.from({ length: HASH_CONCURRENCY + MAX_QUEUED_HASHES }, () =>
      passwords.inTurn(() => held),
    );
    await expect(passwords.hash('correct horse')).rejects.toMatchObject({
      name: 'Overloaded',
      statusCode: 503,
    });
    release();
    await Promise.all(work);
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$/);
  });
});

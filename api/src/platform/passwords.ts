import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '@waymark/node-kit/fair-queue';
import { Overloaded } from './overloaded.ts';

/** Cost parameters of argon2id. */
export interface PasswordCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Number of passes. */
  timeCost: number;
  parallelism: number;
}

/** Production cost: the second recommendation of OWASP for argon2id. */
const PRODUCTION_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Verifies a password in NFC and, only where it differs, as typed, for hashes of versions that did
 * not convert. Without a hash (unknown account) it takes the same time and returns false.
 * @returns 'as typed' when only that form matches
 */
export type Verify = (password: string, hashed: string | null) => Promise<Verified>;
export type Verified = boolean | 'as typed';

/**
 * Hashes and verifies passwords with limited concurrency, so that logins do not slow down other
 * requests.
 */
export interface Passwords {
  /** @throws Overloaded when the queue is full */
  hash: (password: string, key?: QueueKey) => Promise<string>;
  /** Queues `work`, which may verify and hash passwords. @throws Overloaded when the queue is full */
  inTurn: <T>(work: (verify: Verify, hash: Hash) => Promise<T>, key?: QueueKey) => Promise<T>;
}

/** Account and address of a task: queued tasks alternate between accounts and their addresses. */
interface QueueKey {
  account: string;
  address: string;
}

type Hash = (password: string) => Promise<string>;

/** Key of all tasks without an account. */
const noCaller: QueueKey = { account: '', address: '' };

/**
 * Hashing blocks a thread of libuv, which has four for files and DNS as well. On a single core a
 * second hash would only slow down all other requests.
 */
export const HASH_CONCURRENCY = Math.min(2, availableParallelism());
/** At 30 ms each, the last one waits for 5 s, the timeout of callers. */
export const MAX_QUEUED_HASHES = 300;

/** Creates the password service with argon2id. */
export async function createPasswords(cost: PasswordCost = PRODUCTION_COST): Promise<Passwords> {
  const dummyHash = await hash(randomBytes(32), cost);
  const queue = createFairQueue({ running: HASH_CONCURRENCY, waitingInTotal: MAX_QUEUED_HASHES });
  async function enqueue<T>({ account, address }: QueueKey, task: () => Promise<T>): Promise<T> {
    const leave = await queue.enter(account, { lane: address });
    if (leave === null) throw new Overloaded();
    try {
      return await task();
    } finally {
      leave();
    }
  }
  const check: Verify = async (password, hashed) => {
    const normalised = password.normalize('NFC');
    const matches = await verify(hashed ?? dummyHash, normalised);
    if ((hashed !== null && matches) || normalised === password) return hashed !== null && matches;
    const matchesTyped = await verify(hashed ?? dummyHash, password);
    return hashed !== null && matchesTyped ? 'as typed' : false;
  };
  const make: Hash = (password) => hash(password.normalize('NFC'), cost);
  return {
    hash: (password, key = noCaller) => enqueue(key, () => make(password)),
    inTurn: (work, key = noCaller) => enqueue(key, () => work(check, make)),
  };
}

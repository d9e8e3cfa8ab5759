import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue, type QueueKey } from './fair-queue.ts';

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

/** Without a hash (unknown account) it takes the same time and returns false. */
export type Verify = (password: string, hashed: string | null) => Promise<boolean>;

/**
 * Hashes and verifies passwords with limited concurrency, so that logins do not slow down other
 * requests.
 */
export interface Passwords {
  /** @throws Overloaded when the queue is full */
  hash: (password: string, key?: QueueKey) => Promise<string>;
  /** Queues `check`, which may verify passwords. @throws Overloaded when the queue is full */
  inTurn: <T>(check: (verify: Verify) => Promise<T>, key?: QueueKey) => Promise<T>;
}

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
  const enqueue = createFairQueue(HASH_CONCURRENCY, MAX_QUEUED_HASHES);
  const check: Verify = async (password, hashed) => {
    const matches = await verify(hashed ?? dummyHash, password);
    return hashed !== null && matches;
  };
  return {
    hash: (password, key = noCaller) => enqueue(key, () => hash(password, cost)),
    inTurn: (work, key = noCaller) => enqueue(key, () => work(check)),
  };
}

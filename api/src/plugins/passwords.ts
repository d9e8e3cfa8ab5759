import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createSlots } from './slots.ts';

/** How much work a guess costs. */
export interface PasswordCost {
  /** KiB of memory. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** The cost of every real password; OWASP's second choice for argon2id. */
export const realCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Without a hash, for an account that does not exist, it takes as long and says no. */
  verify: (password: string, hashed: string | null) => Promise<boolean>;
  /** Runs a login with few others at once, so that guessing never starves the rest. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Hashing occupies a thread: half of the four that Node shares with files and names are left. */
const loginsAtOnce = 2;

/** Hashes passwords with argon2id. */
export async function createPasswords(cost: PasswordCost = realCost): Promise<Passwords> {
  const nobodysHash = await hash(randomBytes(32), cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (password, hashed) => {
      const matches = await verify(hashed ?? nobodysHash, password);
      return hashed !== null && matches;
    },
    inTurn: createSlots(loginsAtOnce),
  };
}

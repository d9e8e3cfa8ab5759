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

/** Without a hash, for an account that does not exist, it takes as long and says no. */
export type Verify = (password: string, hashed: string | null) => Promise<boolean>;

/** Few hashes are made or checked at once, so that guessing never starves the rest. */
export interface Passwords {
  /** Waits for its turn. @throws Overloaded when too many wait */
  hash: (password: string) => Promise<string>;
  /** Lets `check` verify passwords once it is its turn. @throws Overloaded when too many wait */
  inTurn: <T>(check: (verify: Verify) => Promise<T>) => Promise<T>;
}

/** Hashing occupies a thread: half of the four that Node shares with files and names are left. */
export const hashesAtOnce = 2;
/** At about 30 ms each, the last in line waits as long as the callers' deadline of 5 seconds. */
export const hashesWaiting = 300;

/** Hashes passwords with argon2id. */
export async function createPasswords(cost: PasswordCost = realCost): Promise<Passwords> {
  const nobodysHash = await hash(randomBytes(32), cost);
  const inTurn = createSlots(hashesAtOnce, hashesWaiting);
  const check: Verify = async (password, hashed) => {
    const matches = await verify(hashed ?? nobodysHash, password);
    return hashed !== null && matches;
  };
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    inTurn: (work) => inTurn(() => work(check)),
  };
}

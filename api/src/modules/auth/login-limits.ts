import { tooMany, type Failed, type Result } from '../../domain/result.ts';
import type { Limits } from '../../platform/limits.ts';
import { networkOf } from '../../platform/network.ts';
import type { Dependencies } from '../dependencies.ts';
import { guessingMail } from './guessing-mail.ts';
import { findByAddress } from './known-addresses.ts';
import { findUserByEmail } from './users.ts';

/** Maximum number of concurrent logins per account. */
const MAX_UNDER_WAY = 3;

/** The account and address of a login, by which limits count. */
export interface LoginKeys {
  /** The normalised email. */
  account: string;
  /** The network of the address. */
  address: string;
  /** The account logged in from there before. */
  isKnown: boolean;
  /** Id of the account, if there is one. */
  userId: string | undefined;
}

/** Counts the logins under way per key, in this process. */
export function createPlaces(): (key: string) => (() => void) | null {
  const taken = new Map<string, number>();
  /** @returns a function that frees the place; null when none is free */
  return (key) => {
    const count = taken.get(key) ?? 0;
    if (count >= MAX_UNDER_WAY) return null;
    taken.set(key, count + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}

/**
 * Runs a login, unless too many of its account are under way. An address from which the account
 * logged in before has places of its own, which others can't take.
 */
export async function withPlace<T>(
  { db, addressHash }: Pick<Dependencies, 'db' | 'addressHash'>,
  places: ReturnType<typeof createPlaces>,
  account: string,
  ip: string,
  run: (keys: LoginKeys) => Promise<Result<T>>,
): Promise<Result<T>> {
  const address = networkOf(ip);
  const own = places(keyOf({ account, address }));
  if (!own) return tooMany(1);
  let shared: (() => void) | null = null;
  try {
    const { userId, isKnown } = await findByAddress(db, account, addressHash(ip));
    if (!isKnown) {
      shared = places(account);
      if (!shared) return tooMany(1);
    }
    return await run({ account, address, isKnown, userId });
  } finally {
    own();
    shared?.();
  }
}

/** @returns seconds to wait before a login is tried; null when allowed */
export async function loginWait(limits: Limits, keys: LoginKeys): Promise<number | null> {
  const waits = await Promise.all([
    limits.loginByAccount.wait(keyOf(keys)),
    limits.successfulLogins.wait(keys.account),
    keys.isKnown ? null : limits.accountSlowdown.wait(keys.account),
    keys.isKnown ? null : limits.addressSlowdown.wait(keys.address),
  ]);
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return longest === 0 ? null : longest;
}

/**
 * Counts a failed login.
 * @returns `failure`, or a refusal of concurrent attempts beyond the limit, which get no result
 */
export async function countFailedLogin(
  deps: Dependencies,
  keys: LoginKeys,
  failure: Failed,
  onMailError: (error: unknown) => void,
): Promise<Failed> {
  const { limits, background } = deps;
  const [wait, isGuessed] = await Promise.all([
    limits.loginByAccount.count(keyOf(keys)),
    limits.accountSlowdown.count(keys.account),
    limits.addressSlowdown.count(keys.address),
  ]);
  if (isGuessed) background.run(() => mailOwner(deps, keys.account), onMailError);
  return wait === null ? failure : tooMany(wait);
}

/** Ends the limit per account and address, after a link has set a new password from there. */
export const clearFailedLogins = (limits: Limits, account: string, ip: string): Promise<void> =>
  limits.loginByAccount.clear(keyOf({ account, address: networkOf(ip) }));

/** In the background, so that the time of the response does not reveal whether the account exists. */
async function mailOwner({ db, sendMail, webUrl }: Dependencies, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (user && user.status !== 'inactive') await sendMail(guessingMail(user.email, webUrl));
}

function keyOf({ account, address }: Pick<LoginKeys, 'account' | 'address'>): string {
  return `${account} ${address}`;
}

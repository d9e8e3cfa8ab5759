import { tooMany, type Failed, type Result } from '../../../domain/result.ts';
import type { Limits } from '../../../platform/limits.ts';
import { networkOf } from '@waymark/node-kit/network';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { queueMails } from '../../mails/outbox.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { findByAddress } from '../known-addresses.ts';
import { findUserByEmail } from '../users.ts';

/** Maximum number of concurrent logins per account. */
const MAX_CONCURRENT_LOGINS = 3;

/** The account and address of a login, by which limits count. */
export interface LoginKeys {
  /** The normalised email. */
  account: string;
  /** `networkOf` of the client address. */
  address: string;
  /** The account logged in from there before. */
  isKnown: boolean;
  /** Id of the account, if there is one. */
  userId: string | undefined;
}

/** Limits the concurrent logins per key, in this process. */
export function createConcurrencyLimit(): (key: string) => (() => void) | null {
  const taken = new Map<string, number>();
  /** @returns a function that releases the slot; null when none is free */
  return (key) => {
    const count = taken.get(key) ?? 0;
    if (count >= MAX_CONCURRENT_LOGINS) return null;
    taken.set(key, count + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}

/**
 * Runs a login, unless the account has too many concurrent ones. An address from which the account
 * logged in before has its own slots, which other addresses can't use.
 */
export async function withLoginSlot<T>(
  { db, addressHash }: Pick<Dependencies, 'db' | 'addressHash'>,
  acquireSlot: ReturnType<typeof createConcurrencyLimit>,
  account: string,
  ip: string,
  run: (keys: LoginKeys) => Promise<Result<T>>,
): Promise<Result<T>> {
  const address = networkOf(ip);
  const releaseOwn = acquireSlot(keyOf({ account, address }));
  if (!releaseOwn) return tooMany(1);
  let releaseShared: (() => void) | null = null;
  try {
    const { userId, isKnown } = await findByAddress(db, account, addressHash(ip));
    if (!isKnown) {
      releaseShared = acquireSlot(account);
      if (!releaseShared) return tooMany(1);
    }
    return await run({ account, address, isKnown, userId });
  } finally {
    releaseOwn();
    releaseShared?.();
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
): Promise<Failed> {
  const { limits } = deps;
  const [wait, isGuessed] = await Promise.all([
    limits.loginByAccount.count(keyOf(keys)),
    limits.accountSlowdown.count(keys.account),
    limits.addressSlowdown.count(keys.address),
  ]);
  // For every email: the time of the response does not reveal whether there is an account.
  const mail = { kind: 'guessed-password', address: keys.account } as const;
  if (isGuessed) await queueMails(deps.db, [mail], deps);
  return wait === null ? failure : tooMany(wait);
}

/** Ends the limit per account and address, after a link has set a new password from there. */
export const clearFailedLogins = (limits: Limits, account: string, ip: string): Promise<void> =>
  limits.loginByAccount.clear(keyOf({ account, address: networkOf(ip) }));

/** The mail to the owner of an account that others try to log in to. */
export const guessedPasswordMail: MakeMail = async ({ db, webUrl }, { address }) => {
  const user = address === null ? null : await findUserByEmail(db, address);
  if (!user || user.status === 'inactive') return null;
  return composeMail(user.email, {
    subject: 'Many failed logins to your Waymark account',
    paragraphs: [
      'Many wrong passwords were tried for your Waymark account today. Logins from addresses that you have not used before now have to wait, up to 15 minutes each time. Where you have logged in before, you can log in as usual.',
      'If it was not you and your password is short or used elsewhere, choose a new one.',
      { label: 'Choose a new password', url: `${webUrl}/forgot-password` },
    ],
  });
};

function keyOf({ account, address }: Pick<LoginKeys, 'account' | 'address'>): string {
  return `${account} ${address}`;
}

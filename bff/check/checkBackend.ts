import type { Config } from '../src/config.ts';
import type { Role } from '../src/domain/account.ts';
import { createAsk } from './ask.ts';
import { checkLogin, checkReachable, checkReads, type Account } from './checkReads.ts';
import { checkWrites } from './checkWrites.ts';
import { reads } from './reads.ts';
import type { Row } from './row.ts';

/** The verdict on a backend. */
export interface Report {
  backend: string;
  /** False when a required call that was made cannot be used. */
  isUsable: boolean;
  rows: Row[];
  /** Documented reads that need an account that was not given. */
  unchecked: { call: string; role: Role }[];
  /** Emails of accounts that the check created and that no documented call removes. */
  remaining: string[];
}

const UNUSABLE = ['missing', 'unreadable', 'refused', 'failed'];

/**
 * Makes the documented calls and judges each by the bff's own result.
 * @param mayWrite whether to make the writes too; they need an administrator's account
 */
export async function checkBackend(
  config: Config,
  accounts: Account[],
  mayWrite: boolean,
): Promise<Report> {
  const { ask, close } = await createAsk(config);
  try {
    const rows: Row[] = [await checkReachable(ask)];
    let remaining: string[] = [];
    for (const account of accounts) {
      const { token, row } = await checkLogin(ask, account);
      rows.push(row);
      if (token === null) continue;
      rows.push(...(await checkReads(ask, account.role, token)));
      if (!mayWrite || account.role !== 'admin') continue;
      const written = await checkWrites(ask, token);
      rows.push(...written.rows);
      remaining = written.remaining;
    }
    const unchecked = reads
      .filter(
        ({ role, isRequired }) =>
          isRequired !== false && !accounts.some((one) => one.role === role),
      )
      .map(({ call, role }) => ({ call, role }));
    const isUsable = !rows.some((row) => row.isRequired && UNUSABLE.includes(row.result));
    return { backend: config.apiOrigin, isUsable, rows, unchecked, remaining };
  } finally {
    await close();
  }
}

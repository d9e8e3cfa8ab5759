import { parseArgs } from 'node:util';
import { StartupError } from '../../settings.mjs';
import { readConfig } from '../src/config.ts';
import { roles, type Role } from '../src/domain/account.ts';
import { checkBackend } from './checkBackend.ts';
import type { Account } from './checkReads.ts';
import { ask } from './prompt.ts';
import { tableOf } from './table.ts';

const usage = `Usage: npm run check-backend -- URL [--as ROLE:EMAIL …] [--write] [--json]
  URL     origin of the backend, without /api
  --as    account to check with; ROLE is ${roles.join(', ')}. Its password is asked for,
          or read from CHECK_PASSWORD or CHECK_PASSWORD_<ROLE>
  --write makes the writes too, after a question, on records that the check makes itself
  --json  prints the report as JSON`;

/** Invalid command line; the message is for the terminal. */
class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof StartupError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) throw new UsageError(usage);
  const config = readConfig({ API_URL: url });
  const accounts: Account[] = [];
  for (const as of values.as) accounts.push(await readAccount(as));
  const mayWrite = values.write && (await confirmWrites(accounts, config.apiOrigin));
  const report = await checkBackend(config, accounts, mayWrite);
  console.log(values.json ? JSON.stringify(report, null, 2) : tableOf(report));
  if (!report.isUsable) process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        as: { type: 'string', multiple: true, default: [] },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

async function readAccount(as: string): Promise<Account> {
  const [name = '', email = ''] = as.split(/:(.*)/s);
  const role = roles.find((one) => one === name);
  if (role === undefined || email === '') throw new UsageError(usage);
  return { role, email, password: await readPassword(role, email) };
}

async function readPassword(role: Role, email: string): Promise<string> {
  const known =
    process.env[`CHECK_PASSWORD_${role.toUpperCase()}`] ?? process.env['CHECK_PASSWORD'];
  return known ?? ask(`Password of ${email}: `, { isHidden: true });
}

async function confirmWrites(accounts: Account[], origin: string): Promise<boolean> {
  if (!accounts.some(({ role }) => role === 'admin')) {
    throw new UsageError('--write needs an administrator: --as admin:EMAIL');
  }
  const question = `This adds a club, a mentor and two accounts to ${origin} and removes the club and the mentor. Go on? [y/N] `;
  return /^y(es)?$/i.test((await ask(question)).trim());
}

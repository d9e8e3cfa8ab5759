import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { normaliseEmail } from './domain/email.ts';
import { cleanName } from './domain/names.ts';
import { Email, Name, Password } from './domain/fields.ts';
import { checkOwnWords, NewPassword } from './domain/new-password.ts';
import { reasonsForPeople } from './domain/reasons.ts';
import { succeed } from './domain/result.ts';
import { claimEmail } from './modules/auth/email/email-changes.ts';
import { storedEmail } from './modules/auth/stored-email.ts';
import { findUserByEmail, insertUser } from './modules/auth/users.ts';
import { deleteSecondFactor } from './modules/auth/second-factor/repository.ts';
import { readConfig } from './platform/config.ts';
import { openDirectly } from './platform/database/open.ts';
import { isDuplicate } from './platform/database/failures.ts';
import { transact } from './platform/database/transact.ts';
import { createPasswords } from './platform/passwords.ts';
import { StartupError } from '../../settings.mjs';

const usage =
  'Usage: npm run create-admin -- --name NAME --email EMAIL, with the password on standard input or in ADMIN_PASSWORD; or: npm run create-admin -- --reset-second-factor EMAIL';

try {
  const given = readArguments();
  const email = given['reset-second-factor'];
  if (email === undefined) await createAdmin(given);
  else await resetSecondFactor(email);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

/** Creates an administrator; without demo data the first one can only be created this way. */
async function createAdmin(given: Arguments): Promise<void> {
  const { name, email, password } = await readAdmin(given);
  const config = readConfig(process.env);
  const { db, close } = await openDirectly(config);
  try {
    const passwords = await createPasswords();
    const passwordHash = await passwords.hash(password);
    const user = {
      name: cleanName(name),
      email: normaliseEmail(email),
      role: 'admin',
      passwordHash,
    } as const;
    const added = await transact(db, null, async (tx) => {
      const taken = await claimEmail(tx, user.email, new Date());
      return taken ?? succeed(await insertUser(tx, user));
    });
    if (!added.ok) {
      throw new StartupError(
        `Another account had the email ${email} within the last 7 days and can take it back`,
      );
    }
    console.log(`${normaliseEmail(email)} can log in as an administrator now.`);
  } catch (error) {
    if (isDuplicate(error)) throw new StartupError(`There is an account with the email ${email}`);
    throw error;
  } finally {
    await close();
  }
}

/** Turns off two-step login of an administrator, for when no other administrator can. */
async function resetSecondFactor(email: string): Promise<void> {
  const { db, close } = await openDirectly(readConfig(process.env));
  try {
    const user = await findUserByEmail(db, await storedEmail(db, email));
    if (user?.role !== 'admin') {
      throw new StartupError(`There is no administrator with the email ${email}`);
    }
    await deleteSecondFactor(db, user.id);
    console.log(`${user.email} can log in with the password alone now.`);
  } finally {
    await close();
  }
}

async function readAdmin(
  given: Arguments,
): Promise<{ name: string; email: string; password: string }> {
  const { ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const admin = { name: given.name ?? ADMIN_NAME, email: given.email ?? ADMIN_EMAIL };
  if (!admin.name || !admin.email) throw new StartupError(usage);
  const password = ADMIN_PASSWORD ?? (await readPassword());
  const rules = [
    [Name, admin.name, 'The name must have 2 to 200 characters'],
    [Email, admin.email, 'The email must look like name@example.org'],
    [Password, password, 'The password must have 6 to 200 characters'],
    [NewPassword, password, reasonsForPeople.PASSWORD_TOO_COMMON],
  ] as const;
  for (const [rule, value, errorMessage] of rules) {
    if (!Value.Check(rule, value)) throw new StartupError(errorMessage);
  }
  if (/[\r\n]/.test(password)) throw new StartupError('The password must be a single line');
  const allowed = checkOwnWords(password, { name: admin.name, email: admin.email });
  if (!allowed.ok) throw new StartupError(allowed.failure.message);
  return { name: admin.name, email: admin.email, password };
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { name: text, email: text, 'reset-second-factor': text } }).values;
  } catch {
    throw new StartupError(usage);
  }
}

/** Reads from the terminal without echo, or from piped input. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write('Password: ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

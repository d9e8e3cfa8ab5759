import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { Email, Name, normaliseEmail, Password } from './domain/fields.ts';
import { NewPassword, tooCommon } from './domain/new-password.ts';
import { insertUser } from './modules/auth/users.ts';
import { readConfig } from './plugins/config.ts';
import { openDatabase } from './plugins/database/open.ts';
import { isDuplicate } from './plugins/database/failures.ts';
import { createPasswords } from './plugins/passwords.ts';
import { StartupError } from './plugins/startup-error.ts';

const usage =
  'Usage: npm run create-admin -- --name NAME --email EMAIL, with the password on standard input or in ADMIN_PASSWORD';

try {
  await createAdmin();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

/** Adds an administrator's account: the only way to the first one outside demo data. */
async function createAdmin(): Promise<void> {
  const { name, email, password } = await readAdmin();
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const passwords = await createPasswords();
    await insertUser(db, {
      name: name.trim(),
      email: normaliseEmail(email),
      role: 'admin',
      passwordHash: await passwords.hash(password),
    });
    console.log(`${normaliseEmail(email)} can log in as an administrator now.`);
  } catch (error) {
    if (isDuplicate(error)) throw new StartupError(`There is an account with the email ${email}`);
    throw error;
  } finally {
    await close();
  }
}

async function readAdmin(): Promise<{ name: string; email: string; password: string }> {
  const given = readArguments();
  const admin = {
    name: given.name ?? process.env['ADMIN_NAME'],
    email: given.email ?? process.env['ADMIN_EMAIL'],
  };
  if (!admin.name || !admin.email) throw new StartupError(usage);
  const password = process.env['ADMIN_PASSWORD'] ?? (await readPassword());
  const rules = [
    [Name, admin.name, 'The name must have 2 to 200 characters'],
    [Email, admin.email, 'The email must look like name@example.org'],
    [Password, password, 'The password must have 6 to 200 characters'],
    [NewPassword, password, tooCommon],
  ] as const;
  for (const [rule, value, refusal] of rules) {
    if (!Value.Check(rule, value)) throw new StartupError(refusal);
  }
  return { name: admin.name, email: admin.email, password };
}

function readArguments(): { name?: string; email?: string } {
  try {
    return parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } }).values;
  } catch {
    throw new StartupError(usage);
  }
}

/** Read without an echo from a terminal, else up to the end of the piped input. */
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

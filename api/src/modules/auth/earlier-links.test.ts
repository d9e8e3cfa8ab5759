import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { addPerson, password } from '../../testing/fixtures.ts';
import { ownStudent } from '../../testing/own-student.ts';
import { queueMails } from '../mails/outbox.ts';

const test = useTestApp();
let count = 0;
/** Another one in each test: limits count by email. */
let email: string;
let tokens: string[];

/** What becomes of the mails that are sent: perhaps accepted, refused, or accepted. */
let outcomes: ('perhaps' | 'refused')[];

beforeEach(() => {
  count += 1;
  email = `earlier${count}@example.org`;
  tokens = [];
  outcomes = [];
  test.deps.hasMailServer = true;
  vi.spyOn(test.deps, 'sendMail').mockImplementation(({ text }, { onSent } = {}) => {
    const token = /\?token=([\w-]{43})\n/.exec(text)?.[1];
    if (token !== undefined) tokens.push(token);
    const outcome = outcomes.shift();
    if (outcome === 'refused') {
      return Promise.reject(
        Object.assign(new Error('busy'), { code: 'EENVELOPE', responseCode: 450 }),
      );
    }
    onSent?.();
    if (outcome === 'perhaps') return Promise.reject(new Error('timeout'));
    return Promise.resolve();
  });
  return () => {
    vi.restoreAllMocks();
  };
});

/** Lets hours pass and sends what is due. */
async function pass(hours: number) {
  await test.deps.background.idle();
  test.clock.now = new Date(startOfTest.getTime() + hours * 60 * 60_000);
  test.deps.background.wake();
  await test.deps.background.idle();
}

const post = async (path: string, body: object) =>
  (await test.call(`POST /api/auth/${path}`, { body })).status;

const firstPassword = async () => {
  const { id: accountId } = await addPerson(test, 'student', { email });
  await queueMails(test.deps.db, [{ kind: 'first-password', accountId }], test.deps);
};
const setPassword = (token: string) => post('reset-password', { token, password: 'a better word' });
const forgotten = async () => {
  await addPerson(test, 'student', { email });
  await post('forgot-password', { email });
};
const register = async () => {
  test.deps.confirmsEmail = true;
  await post('register', { name: 'Asha', email, role: 'student', password });
};
const confirm = (token: string) => post('confirm-email', { token, password });
const changeEmail = async () => {
  test.deps.confirmsEmail = true;
  const { token } = await addPerson(test, 'student');
  await test.call('PUT /api/student/profile', { token, body: ownStudent(email) });
};
const confirmChange = (token: string) => post('confirm-email-change', { token });
const changeAtOnce = async () => {
  const { token } = await addPerson(test, 'student');
  await test.call('PUT /api/student/profile', { token, body: ownStudent(email) });
};
const undo = (token: string) => post('undo-email-change', { token });

describe('the link of a mail that is perhaps accepted', () => {
  const kinds = [
    ['a first password', firstPassword, setPassword],
    ['a registration', register, confirm],
    ['a new email', changeEmail, confirmChange],
    ['a former email', changeAtOnce, undo],
  ] as const;

  it.each(kinds)(
    'to %s is valid beside the second one, and ends with its use',
    async (_, ask, use) => {
      for (const which of [0, 1]) {
        // The mails that the first use caused.
        await test.deps.background.idle();
        email = `${which}-${email}`;
        tokens = [];
        outcomes = ['perhaps'];
        await ask();
        await pass(1 + which);
        expect(tokens).toHaveLength(2);
        expect(await use(tokens[which] ?? '')).toBe(200);
        expect(await use(tokens[1 - which] ?? '')).toBe(400);
      }
    },
  );

  it('stays valid when the second copy is refused at first', async () => {
    outcomes = ['perhaps', 'refused', 'refused'];
    await firstPassword();
    await pass(1);
    await pass(2);
    await pass(4);
    const [first = '', second = '', third = '', last = ''] = tokens;
    expect(await setPassword(second)).toBe(400);
    expect(await setPassword(third)).toBe(400);
    expect(await setPassword(first)).toBe(200);
    expect(await setPassword(last)).toBe(400);
  });

  it('ends with a new link', async () => {
    outcomes = ['perhaps'];
    await forgotten();
    await pass(0.9);
    await post('forgot-password', { email });
    await test.deps.background.idle();
    const [first = '', second = ''] = tokens;
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(second)).toBe(200);
  });

  it('ends with a change of the password', async () => {
    outcomes = ['perhaps'];
    const { token, id: accountId } = await addPerson(test, 'student', { email });
    await queueMails(test.deps.db, [{ kind: 'first-password', accountId }], test.deps);
    await pass(1);
    const body = { currentPassword: password, newPassword: 'another better word' };
    expect((await test.call('POST /api/auth/change-password', { token, body })).status).toBe(200);
    for (const link of tokens) expect(await setPassword(link)).toBe(400);
    expect(tokens).toHaveLength(2);
  });
});

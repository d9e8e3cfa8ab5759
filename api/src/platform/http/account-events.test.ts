import { describe, expect, it } from 'vitest';
import { createReset } from '../../modules/auth/resets.ts';
import { insertRequest } from '../../modules/deletion/repository.ts';
import { useTestApp } from '../../testing/app.ts';
import {
  addAdmin,
  addClub,
  addMentor,
  addPerson,
  password,
  type Account,
} from '../../testing/fixtures.ts';
import { withLog } from '../../testing/log.ts';
import { codeOf, turnOnSecondFactor } from '../../testing/second-factor.ts';

const test = useTestApp();
const currentPassword = password;
const newPassword = 'battery staple';

async function addWorld() {
  const { id: clubId } = await addClub(test);
  return {
    admin: await addAdmin(test),
    other: await addAdmin(test),
    mentor: await addMentor(test, { name: 'Meera Pillai' }),
    person: await addPerson(test, 'student', { name: 'Zerlina Rao', clubId }),
    clubId,
  };
}
type World = Awaited<ReturnType<typeof addWorld>>;
type Caller = 'admin' | 'mentor' | 'person';

type Request = [route: string, body?: object];

interface Action {
  /** The caller; null: without a session. */
  by: Caller | null;
  request: (world: World) => Request | Promise<Request>;
  /** Account of the event; default: the caller's. */
  userId?: Caller;
  /** Account in the event in addition to the caller's. */
  about?: 'other' | 'mentor';
}

const link = async ({ id }: Account, purpose: 'first' | 'forgotten') => ({
  token: await createReset(test.deps.db, id, test.deps.now(), { purpose }),
  password: newPassword,
});
const proof = async ({ token }: Account) => {
  const { secret } = await turnOnSecondFactor(test, token);
  return { currentPassword, code: codeOf(test, secret) };
};
const profile = { name: 'Zerlina Rao', phone: '98200 00000', class: '9th', schoolName: 'DAV Pune' };

/** Every event of an account. */
const actions: [event: string, action: Action][] = [
  [
    'administrator.remove',
    {
      by: 'admin',
      about: 'other',
      request: ({ other }) => [
        `POST /api/admin/administrators/${other.id}/remove`,
        { currentPassword },
      ],
    },
  ],
  [
    'second-factor.on',
    {
      by: 'mentor',
      request: async ({ mentor: { token } }) => {
        const setUp = await test.call('POST /api/auth/second-factor/set-up', { token });
        const code = codeOf(test, (setUp.body as { secret: string }).secret);
        return ['POST /api/auth/second-factor/turn-on', { currentPassword, code }];
      },
    },
  ],
  [
    'second-factor.off',
    {
      by: 'mentor',
      request: async ({ mentor }) => ['POST /api/auth/second-factor/turn-off', await proof(mentor)],
    },
  ],
  [
    'recovery-codes.renew',
    {
      by: 'admin',
      request: async ({ admin }) => [
        'POST /api/auth/second-factor/recovery-codes',
        await proof(admin),
      ],
    },
  ],
  [
    'second-factor.reset',
    {
      by: 'admin',
      about: 'mentor',
      request: async ({ mentor }) => {
        await turnOnSecondFactor(test, mentor.token);
        return [`DELETE /api/admin/accounts/${mentor.id}/second-factor`];
      },
    },
  ],
  [
    'password.change',
    {
      by: 'person',
      request: () => ['POST /api/auth/change-password', { currentPassword, newPassword }],
    },
  ],
  [
    'password.reset',
    {
      by: null,
      userId: 'person',
      request: async ({ person }) => [
        'POST /api/auth/reset-password',
        await link(person, 'forgotten'),
      ],
    },
  ],
  [
    'password.set',
    {
      by: null,
      userId: 'mentor',
      request: async ({ mentor }) => ['POST /api/auth/reset-password', await link(mentor, 'first')],
    },
  ],
  [
    'password.link',
    {
      by: 'admin',
      about: 'mentor',
      request: ({ mentor }) => [`POST /api/admin/accounts/${mentor.id}/password-link`],
    },
  ],
  [
    'password.link',
    {
      by: 'admin',
      request: ({ person }) => [`POST /api/admin/accounts/${person.id}/password-link`],
    },
  ],
  [
    'email.change',
    {
      by: 'person',
      request: () => ['PUT /api/student/profile', { ...profile, email: 'new@example.org' }],
    },
  ],
  [
    'email.change',
    {
      by: 'admin',
      about: 'mentor',
      request: ({ mentor }) => [
        `PUT /api/admin/mentors/${mentor.id}`,
        { email: 'new@example.org' },
      ],
    },
  ],
  [
    'email.change',
    {
      by: 'admin',
      request: ({ person }) => [
        `PUT /api/admin/students/${person.id}`,
        { email: 'new@example.org' },
      ],
    },
  ],
  [
    'email.undo',
    {
      by: null,
      userId: 'person',
      request: async ({ person: { token } }) => {
        const body = { ...profile, email: 'new@example.org' };
        await test.call('PUT /api/student/profile', { token, body });
        await test.deps.background.idle();
        const [, sent] = /undo-email-change\?token=([\w-]+)/.exec(test.mails[0]?.text ?? '') ?? [];
        return ['POST /api/auth/undo-email-change', { token: sent }];
      },
    },
  ],
  [
    'sessions.end',
    {
      by: 'admin',
      about: 'mentor',
      request: ({ mentor }) => [`DELETE /api/admin/accounts/${mentor.id}/sessions`],
    },
  ],
  [
    'sessions.end',
    {
      by: 'admin',
      request: ({ person }) => [`DELETE /api/admin/accounts/${person.id}/sessions`],
    },
  ],
  [
    'deletion.carry-out',
    {
      by: 'admin',
      request: async ({ person }) => {
        const at = test.deps.now();
        const asked = { personId: person.id, reason: null, at };
        const { id } = await insertRequest(test.deps.db, asked);
        return [`PUT /api/admin/deletion-requests/${id}/carry-out`];
      },
    },
  ],
];

describe('an event of an account in the log', () => {
  it.each(actions)('%s is one line with ids alone: %j', async (event, action) => {
    const world = await addWorld();
    const { call, events, lines, close } = await withLog(test.deps);
    const [route, body] = await action.request(world);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const token = action.by ? world[action.by].token : undefined;
    const { statusCode } = await call(route, token, body, headers);
    // Repeated, or refused.
    await call(route, token, body, headers);
    await close();

    expect(statusCode).toBe(200);
    const found = events().filter((line) => line['event'] === event);
    const repeats = ['password.link', 'sessions.end'].includes(event) ? 2 : 1;
    expect(found).toHaveLength(repeats);
    const caller = action.userId ?? action.by;
    expect(found[0]).toMatchObject({
      msg: event,
      userId: caller && world[caller].id,
      addressHash: test.deps.addressHash('127.0.0.1'),
      reqId: expect.any(String) as string,
    });
    expect(found[0]?.['accountId']).toBe(action.about && world[action.about].id);
    const text = JSON.stringify(lines);
    const { admin, other, mentor, person } = world;
    const emails = [admin, other, mentor, person].map(({ email }) => email);
    const names = ['Prakash', 'Meera', 'Zerlina'];
    const secrets = [password, newPassword, 'new@example.org', '127.0.0.1'];
    for (const secret of [...emails, ...names, ...secrets]) expect(text).not.toContain(secret);
  });

  it('names a new administrator or mentor by id', async () => {
    const { admin, clubId } = await addWorld();
    const { call, events, close } = await withLog(test.deps);
    const account = { name: 'Anil Nair', email: 'anil@example.org', password: newPassword };
    const headers = { 'idempotency-key': 'one-administrator' };
    const body = { ...account, currentPassword };
    const added = await call('POST /api/admin/administrators', admin.token, body, headers);
    await call('POST /api/admin/administrators', admin.token, body, headers);
    const values = { phone: '98200 00000', assignedClub: clubId };
    const mentor = { ...account, ...values, email: 'anita@example.org' };
    const made = await call('POST /api/admin/mentors', admin.token, mentor);
    await close();
    const idOf = (answer: typeof added) =>
      (JSON.parse(answer.body) as { id?: string; mentor?: { id: string } }).id ??
      (JSON.parse(answer.body) as { mentor: { id: string } }).mentor.id;
    expect(events()).toMatchObject([
      { event: 'administrator.add', userId: admin.id, accountId: idOf(added) },
      { event: 'password.link', userId: admin.id, accountId: idOf(made) },
    ]);
  });
});

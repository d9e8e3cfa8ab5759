import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailMakers } from '../../mail-sender.ts';
import { createBackground } from '../../platform/background.ts';
import { mailThroughServer } from '../../platform/mail/mail-server.ts';
import { startOfTest, useTestApp } from '../../testing/app.ts';
import { startSmtpServer } from '../../testing/smtp.ts';
import { queueMails, type MailKind } from './outbox.ts';
import { createMailSender } from './sender.ts';

const test = useTestApp();
const minute = 60_000;

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => {
  server.close();
});

const later = (minutes: number) => {
  test.clock.now = new Date(startOfTest.getTime() + minutes * minute);
};
const rows = () => test.deps.db.selectFrom('mail_outbox').selectAll().orderBy('address').execute();

/** Queues mails to addresses without starting a sender. */
async function addMails(count: number, kind: MailKind = 'concern') {
  const background = { ...createBackground(), wake: () => undefined };
  const mails = Array.from({ length: count }, (_, n) => ({
    kind,
    address: `${kind}-${String(n).padStart(4, '0')}@example.org`,
  }));
  await queueMails(test.deps.db, mails, { ...test.deps, background });
}

/** A sender as of another process. `send()` sends all that is due. */
function startSender({ patience = 20 * minute, renewal = minute } = {}) {
  const logged: Record<string, unknown>[] = [];
  const log = { error: (fields: Record<string, unknown>) => logged.push(fields) };
  const background = createBackground();
  const sendMail = mailThroughServer(server.url, 'no-reply@waymark.example');
  const deps = { ...test.deps, background, sendMail };
  background.serve(createMailSender(deps, mailMakers, log as never, { renewal, patience }));
  const send = async () => {
    background.wake();
    await background.idle();
  };
  return { send, background, events: () => logged.filter(({ event }) => event !== undefined) };
}

/** Recipients of the mails that the server received since the last call. */
const received = () => server.texts.splice(0).map((text) => /^To: (.*)$/m.exec(text)?.[1]);
const idOf = (text: string | undefined) => /^Message-ID: (.*)$/m.exec(text ?? '')?.[1];

describe('a mail server that receives and never answers', () => {
  it('keeps two slots; the mail is tried once more after an hour, by whichever process', async () => {
    server.replies.text = null;
    await addMails(6);
    const first = startSender({ patience: 300 });
    await first.send();
    // Two wait on, three were ended, and the sixth is not begun while two wait.
    await vi.waitFor(() => {
      expect(server.waiting.size).toBe(2);
    });
    expect(await rows()).toMatchObject([
      ...Array<object>(5).fill({ attempts: 1, unanswered_attempt: 1 }),
      { attempts: 0, unanswered_attempt: null },
    ]);
    expect(received()).toHaveLength(5);

    // Mails that people wait for are sent all the same.
    delete server.replies.text;
    await addMails(1, 'confirm-email');
    const { db, now } = test.deps;
    const registration = { name: 'Asha', role: 'student', password_hash: 'h' } as const;
    const email = 'confirm-email-0000@example.org';
    await db
      .insertInto('registrations')
      .values({ email, ...registration })
      .execute();
    await first.send();
    expect(received()).toEqual([email]);

    // The two are answered.
    server.answer('250 2.0.0 accepted');
    await vi.waitFor(async () => {
      expect(await rows()).toHaveLength(3);
    });
    expect(received()).toEqual(['concern-0005@example.org']);
    later(59);
    const second = startSender();
    await second.send();
    expect(received()).toEqual([]);
    later(60);
    server.replies.text = 'close';
    await second.send();
    expect(received()).toHaveLength(3);
    expect(await rows()).toEqual([]);
    expect(second.events()).toEqual(
      Array(3).fill({ event: 'mail.perhaps-accepted', kind: 'concern', code: 'ECONNECTION' }),
    );
    expect(now()).toEqual(test.clock.now);
  });

  it('gets the second copy with the same Message-ID', async () => {
    server.replies.text = 'close';
    await addMails(1);
    const sender = startSender();
    await sender.send();
    later(60);
    delete server.replies.text;
    await sender.send();
    const [first, second, ...more] = server.texts.map(idOf);
    expect(first).toMatch(/^<.*@waymark\.example>$/);
    expect(second).toBe(first);
    expect(more).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(sender.events()).toEqual([]);
  });

  it('does not count a try that never came to the text', async () => {
    server.replies.text = 'close';
    await addMails(1);
    const sender = startSender();
    await sender.send();
    later(60);
    server.replies.recipient = '450 4.2.1 busy';
    await sender.send();
    expect(await rows()).toMatchObject([{ attempts: 2, unanswered_attempt: 1 }]);
    delete server.replies.recipient;
    delete server.replies.text;
    later(65);
    await sender.send();
    expect(received()).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it('keeps the claim while the mail is sent', async () => {
    server.replies.sender = null;
    await addMails(1);
    const sender = startSender({ renewal: 20 });
    const sent = sender.send();
    await vi.waitFor(() => {
      expect(server.waiting.size).toBe(1);
    });
    later(1.9);
    const claimed_until = new Date(test.clock.now.getTime() + 2 * minute);
    await vi.waitFor(async () => {
      expect(await rows()).toMatchObject([{ claimed_until }]);
    });
    delete server.replies.sender;
    server.answer('250 2.1.0 fine');
    await sent;
    expect(received()).toHaveLength(1);
  });
});

describe('the order of mails', () => {
  it('has those first for which people wait', async () => {
    await addMails(7);
    await addMails(1, 'forgotten-password');
    const kinds: string[] = [];
    vi.spyOn(test.deps.limits.resetByAccount, 'count');
    const makers = { ...mailMakers };
    for (const kind of Object.keys(makers) as MailKind[]) {
      makers[kind] = () => {
        kinds.push(kind);
        return Promise.resolve(null);
      };
    }
    const log = { error: () => undefined } as never;
    await createMailSender(test.deps, makers, log)(new AbortController().signal);
    expect(kinds[0]).toBe('forgotten-password');
    expect(kinds).toHaveLength(8);
  });
});

describe('a mail server with a limit a day', () => {
  /** Mails in all, and those that the server accepts on a day of 24 hours. */
  const [ALL, LIMIT] = [120, 20];

  it('gets all mails in the end, and one try an hour beyond its limit', async () => {
    const sent = new Map<string, number>();
    const days: number[] = [];
    let refused = 0;
    test.deps.sendMail = ({ to }) => {
      const day = Math.floor((test.clock.now.getTime() - startOfTest.getTime()) / (1_440 * minute));
      if ((days[day] ?? 0) < LIMIT) {
        days[day] = (days[day] ?? 0) + 1;
        sent.set(to, (sent.get(to) ?? 0) + 1);
        return Promise.resolve();
      }
      refused += 1;
      const reply = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 };
      return Promise.reject(Object.assign(new Error('no'), reply, { response: '550 5.7.0 no' }));
    };
    await addMails(ALL);
    const events: unknown[] = [];
    const log = { error: (fields: { event?: string }) => events.push(fields.event) } as never;
    const processes = [1, 2].map(() => createMailSender(test.deps, mailMakers, log));
    const { signal } = new AbortController();
    for (let hours = 0; (await rows()).length > 0; hours += 1) {
      expect(hours).toBeLessThan(24 * 7);
      later(hours * 60);
      refused = 0;
      await Promise.all(processes.map((send) => send(signal)));
      // With the limit reached within this hour, all mails at work are refused.
      const isFirst = hours % 24 === 0;
      expect(refused).toBeLessThanOrEqual(isFirst ? 10 : 1);
    }
    expect([...sent.values()]).toEqual(Array(ALL).fill(1));
    expect(days).toEqual(Array(ALL / LIMIT).fill(LIMIT));
    expect(events).not.toContain('mail.given-up');
  });

  it('gives a mail up after 14 days', async () => {
    const reply = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 };
    test.deps.sendMail = () => Promise.reject(Object.assign(new Error('no'), reply));
    await addMails(8);
    const log = { error: () => undefined } as never;
    const send = createMailSender(test.deps, mailMakers, log);
    for (let hours = 0; hours < 14 * 24; hours += 12) {
      later(hours * 60);
      await send(new AbortController().signal);
    }
    expect((await rows()).map(({ given_up_at }) => given_up_at)).toEqual(Array(8).fill(null));
    later(14 * 24 * 60);
    await send(new AbortController().signal);
    expect(await rows()).toMatchObject(
      Array(8).fill({ given_up_at: test.clock.now, given_up_code: '550' }),
    );
  });

  it('counts the time outside of pauses: a day', async () => {
    const failWith = (fields: object) => {
      test.deps.sendMail = () => Promise.reject(Object.assign(new Error('no'), fields));
    };
    await addMails(1);
    const log = { error: () => undefined } as never;
    const send = createMailSender(test.deps, mailMakers, log);
    const look = async (hours: number) => {
      later(hours * 60);
      await send(new AbortController().signal);
      return (await rows()).some(({ given_up_at }) => given_up_at !== null);
    };
    failWith({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 });
    for (let hours = 0; hours < 48; hours += 1) expect(await look(hours)).toBe(false);
    failWith({ code: 'ECONNECTION' });
    for (let hours = 48; hours < 72; hours += 1) expect(await look(hours)).toBe(false);
    expect(await look(72)).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSmtpServer } from '../../testing/smtp.ts';
import { mailThroughServer } from './mail-server.ts';
import { isPermanentRefusal, isReply, isSenderRefusal } from './refusals.ts';
import type { Mail } from './send-mail.ts';

const mail: Mail = {
  to: 'asha@example.org',
  subject: 'A mail',
  language: 'en',
  text: 'Hello',
  html: '<p>Hello</p>',
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

/** Sends with the deadlines of production; the test sets the time. */
function send() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSent = vi.fn();
  const ended = vi.fn();
  const sent = mailThroughServer(server.url, 'no-reply@waymark.example')(mail, { onSent });
  void sent.then(ended, ended);
  return { sent, onSent, ended };
}
const arrived = async () => {
  while (server.waiting.size === 0) await new Promise(setImmediate);
};

describe('a slow mail server', () => {
  it('has ten minutes for its reply to the whole mail', async () => {
    server.replies.text = null;
    const { sent, onSent, ended } = send();
    await arrived();
    expect(onSent).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(ended).not.toHaveBeenCalled();
    server.answer('250 2.0.0 accepted');
    await sent;
  });

  it('without a reply then is a failure, which is no reply', async () => {
    server.replies.text = null;
    const { sent, onSent } = send();
    const failed = sent.catch((error: unknown) => error);
    await arrived();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isReply(await failed)).toBe(false);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('has 20 s until the whole mail is sent', async () => {
    server.replies.sender = null;
    const { sent, onSent, ended } = send();
    const failed = sent.catch((error: unknown) => error);
    await arrived();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isReply(await failed)).toBe(false);
    expect(onSent).not.toHaveBeenCalled();
  });
});

it('marks all mails as sent by a program, and optional ones as such', async () => {
  const sendMail = mailThroughServer(server.url, 'no-reply@waymark.example');
  await sendMail(mail);
  await sendMail({ ...mail, unsubscribeUrl: 'https://waymark.example/my-data' });
  const headers = server.texts.map((text) =>
    text
      .split('\n')
      .filter((line) => /^(Auto-|Content-L|X-Auto|List-)/.test(line))
      .sort(),
  );
  const all = [
    'Auto-Submitted: auto-generated',
    'Content-Language: en',
    'X-Auto-Response-Suppress: OOF, AutoReply',
  ];
  expect(headers).toEqual([
    all,
    [...all, 'List-Unsubscribe: <https://waymark.example/my-data>'].sort(),
  ]);
});

describe('a refusal', () => {
  it.each([
    ['sender', '451 4.7.1 try again later', 'the sender'],
    ['sender', '421 4.7.28 too many mails from this address', 'the sender'],
    ['sender', '550 5.7.1 blocked', 'the sender'],
    ['sender', '552 5.2.2 over quota', 'the sender'],
    ['sender', '454 no codes', 'the sender'],
    ['recipient', '550 5.4.5 Daily user sending limit exceeded', 'the sender'],
    ['recipient', '450 4.4.5 slow down', 'the sender'],
    ['recipient', '452 4.5.3 too many recipients', 'for now'],
    ['recipient', '450 4.2.1 the mailbox is busy', 'for now'],
    ['recipient', '550 5.1.1 no such mailbox', 'the mail'],
    ['recipient', '552 5.2.2 over quota', 'the mail'],
    ['recipient', '550 5.2.1 limit exceeded', 'the mail'],
    ['recipient', '550 5.7.1 not allowed', 'the mail'],
    ['recipient', '554 5.14.5 unknown', 'the mail'],
    ['text', '550-5.4.5 Daily sending\r\n550 5.4.5 limit exceeded', 'the sender'],
    ['text', '554 5.2.0 SubmissionQuotaExceededException', 'the sender'],
    ['text', '552 5.2.3 QUOTA of the day', 'the sender'],
    ['text', '550 5.2.121 throttled', 'the sender'],
    ['text', '550 5.2.1 the mailbox is disabled', 'the mail'],
    ['text', '552 5.2.2 over quota', 'the mail'],
    ['text', '554 5.7.1 exceeds the limit for spam', 'the mail'],
    ['text', '552 message exceeds size limit', 'the mail'],
    ['text', '451 4.3.0 try again later', 'for now'],
    ['text', '452 4.2.2 over quota', 'for now'],
  ] as const)('of the %s with %j is of %s', async (where, reply, of) => {
    server.replies[where] = reply;
    const sent = mailThroughServer(server.url, 'no-reply@waymark.example')(mail);
    const error = await sent.catch((failure: unknown) => failure);
    expect(isReply(error)).toBe(true);
    const refused = isPermanentRefusal(error) ? 'the mail' : 'for now';
    expect(isSenderRefusal(error) ? 'the sender' : refused).toBe(of);
  });
});

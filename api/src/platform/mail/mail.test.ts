import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { mailThroughServer } from './mail-server.ts';
import { createSendMail, mailWarning } from './mail.ts';
import type { Mail } from './send-mail.ts';

const link = `https://waymark.example/reset-password?token=${'aB3-_'.repeat(9).slice(0, 43)}`;
const mail: Mail = {
  to: 'ananya@example.org',
  subject: 'Set a new password',
  language: 'en',
  text: `Hello,\n\n${link}\n`,
  html: `<p><a href="${link}">Choose</a></p>\n`,
};

let folder: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  logged = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const sender = (settings: Record<string, string>) =>
  createSendMail(readConfig({ DATA_DIR: folder, ...settings }), (line) => logged.push(line));

describe('without a mail server', () => {
  it('writes files and logs the folder, without secrets', async () => {
    const send = sender({ MAIL_FROM: 'Waymark <hello@waymark.example>' });
    await send(mail);
    await send(mail);
    const files = readdirSync(join(folder, 'mail'));
    expect(files).toHaveLength(2);
    expect(files.join()).toMatch(/\.eml,.*\.eml$/);
    expect(logged).toEqual(Array(2).fill(`A mail was written into ${join(folder, 'mail')}`));

    const file = join(folder, 'mail', files[0] ?? '');
    expect(statSync(file).mode & 0o077).toBe(0);
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('From: Waymark <hello@waymark.example>');
    expect(written).toContain('To: ananya@example.org');
    expect(written).toContain('Subject: Set a new password');
    expect(written).toContain(`\n${link}\n`);
  });

  it('fails in production and writes nothing', async () => {
    await expect(sender({ NODE_ENV: 'production' })(mail)).rejects.toThrow('SMTP_URL is not set');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('with a mail server', () => {
  interface Received {
    user: string | undefined;
    from: string | undefined;
    to: string[];
    content: string;
  }
  let received: Received[];
  let server: SMTPServer;
  beforeEach(async () => {
    received = [];
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) => {
        if (password === 'se:cret') done(null, { user: username });
        else done(new Error('wrong password'));
      },
      onData: (stream, { envelope, user }, done) => {
        void text(stream).then((content) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ user: user as string | undefined, from, to, content });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterEach(async () => {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
  const url = (user: string) =>
    `smtp://${user}@127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`;

  it('sends the mail from the configured sender to the address', async () => {
    const send = sender({ SMTP_URL: url('waymark:se%3Acret'), WEB_URL: 'https://waymark.example' });
    await send({ ...mail, to: 'x,y@example.org' });
    expect(received).toMatchObject([
      { user: 'waymark', from: 'no-reply@waymark.example', to: ['"x,y"@example.org'] },
    ]);
    expect(received[0]?.content).toContain('Content-Type: text/html');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sends nothing without encryption, unless the setting allows it', async () => {
    const encrypted = url('waymark:se%3Acret').replace('?requireTLS=false', '');
    await expect(sender({ SMTP_URL: encrypted })(mail)).rejects.toThrow(/STARTTLS/);
    expect(received).toEqual([]);
  });

  it('fails when the server refuses the password', async () => {
    await expect(sender({ SMTP_URL: url('waymark:wrong') })(mail)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});

describe('with a mail server that is unreachable or silent', () => {
  it('fails', async () => {
    await expect(sender({ SMTP_URL: 'smtp://127.0.0.1:1' })(mail)).rejects.toThrow();
  });

  it('times out', async () => {
    const silent: Server = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const patience = { step: 100, whole: 1_000, reply: 1_000 };
    const send = mailThroughServer(`smtp://127.0.0.1:${port}`, 'hello@waymark.example', patience);
    await expect(send(mail)).rejects.toThrow(/timeout|greeting/i);
    silent.close();
  });
});

describe('the warning at the start', () => {
  it.each([
    [{}, null],
    [{ NODE_ENV: 'production' }, /^SMTP_URL is not set: no mail can be sent/],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail' },
      /^The links in mails lead to localhost: set WEB_URL/,
    ],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail', WEB_URL: 'https://a.example' }, null],
  ])('%j: %s', (settings, warning) => {
    const logged = mailWarning(readConfig(settings));
    if (warning === null) expect(logged).toBeNull();
    else expect(logged).toMatch(warning);
  });
});

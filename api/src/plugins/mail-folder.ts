import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

/** Writes mails as .eml files, to be opened with any mail program; only this user may read them. */
export function mailIntoFolder(
  folder: string,
  from: string,
  say: (line: string) => void,
): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async ({ to, subject, text, html }) => {
    const { message } = await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      alternatives: [asItIs('plain', text), asItIs('html', html)],
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${randomBytes(3).toString('hex')}.eml`);
    // Whoever watches the folder never sees half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    say(`A mail was written into ${folder}`);
  };
}

/** Not encoded for a way over old servers: a link can be copied out of the file. */
function asItIs(type: string, content: string): { raw: string } {
  const head = `Content-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n`;
  return { raw: head + content };
}

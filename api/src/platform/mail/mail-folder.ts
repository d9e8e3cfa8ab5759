import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { headersOf, type SendMail } from './send-mail.ts';

/** Writes mails as .eml files that only this user can read. */
export function mailIntoFolder(
  folder: string,
  from: string,
  log: (line: string) => void,
): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { to, subject, text, html, messageId } = mail;
    const { message } = await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      messageId,
      headers: headersOf(mail),
      alternatives: [unencodedPart('plain', text), unencodedPart('html', html)],
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${randomBytes(3).toString('hex')}.eml`);
    // Renamed when complete, so that readers never see a partial file.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log(`A mail was written into ${folder}`);
  };
}

/** 8-bit encoding, so that links can be copied from the file. */
function unencodedPart(type: string, content: string): { raw: string } {
  const head = `Content-Type: text/${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n`;
  return { raw: head + content };
}

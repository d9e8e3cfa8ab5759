import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../fixtures/product.ts';
import { expect } from '../fixtures/test.ts';

function mailTo(folder: string, email: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .find((mail) => mail.includes(`To: ${email}`));
}

/** The path of the link in the newest mail to this address, once there is one. */
export async function linkFromMail({ mails }: Product, email: string): Promise<string> {
  await expect.poll(() => mailTo(mails, email)).toBeDefined();
  const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(mailTo(mails, email) ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../fixtures/product.ts';
import { expect } from '../fixtures/test.ts';

const LINK = /https?:\/\/\S+\/reset-password\?token=\S+/;

/** The link in the newest mail with one to this address. */
function linkTo(folder: string, email: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => LINK.exec(mail)?.[0] ?? [])[0];
}

/** The path of the link in the newest mail with one to this address, once there is one. */
export async function linkFromMail({ mails }: Product, email: string): Promise<string> {
  await expect.poll(() => linkTo(mails, email)).toBeDefined();
  const { pathname, search } = new URL(linkTo(mails, email) ?? '');
  return pathname + search;
}

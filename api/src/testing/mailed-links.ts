import type { TestApp } from './app.ts';

/**
 * Takes the mails sent since the last call.
 * @param page page of the links
 * @returns recipient of each mail, and the token of its link
 */
export async function takeMailedLinks(
  test: TestApp,
  page: string,
): Promise<[to: string, token: string | undefined][]> {
  await test.deps.background.idle();
  const link = new RegExp(`https://waymark\\.example/${page}\\?token=([\\w-]{43})\\n`);
  return test.mails.splice(0).map(({ to, text }) => [to, link.exec(text)?.[1]]);
}

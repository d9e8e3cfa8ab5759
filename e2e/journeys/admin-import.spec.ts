import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

const HEADERS = 'email;NAME;Class;School;Club;Mentor;Date of Birth;Guardians contact';

/** Faults at lines 4, 5, 6 and 9, and an unknown club at line 7. */
const fileOf = (club: string, mentor: string) =>
  [
    HEADERS,
    `jose@import.test;José Núñez;10th;"Hill View; Pune";${club};${mentor};14/03/2010;94220 18853`,
    'ravi@import.test;=Ravi Menon;11th;Hill View;;;;',
    'no-email;Kabir Joshi;9th;Hill View;;;;',
    'sara@import.test;S;9th;Hill View;;;31/02/2010;',
    'JOSE@import.test;José Again;10th;Hill View;;;;',
    'mina@import.test;Mina Rao;10th;Hill View;Robots;;;',
    ';;;;;;;',
    'tara@import.test;Tara Rao;13th;Hill View;;;;',
  ].join('\r\n');

const textOf = async (download: Promise<Download>) =>
  readFile(await (await download).path(), 'utf8');

async function choose(page: Page, name: string, buffer: Buffer) {
  const field = page.getByLabel('CSV file');
  await field.setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('an admin imports a file with faults, mends it and imports both again', async ({
  openBrowser,
  cast,
}) => {
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const { club, mentor } = cast.student;
  // Windows-1252.
  const file = Buffer.from(fileOf(club, mentor.email), 'latin1');
  const open = async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Import students' })).toBeVisible();
  };
  const downloaded = (button: string) => {
    const download = page.waitForEvent('download');
    return Promise.all([textOf(download), page.getByRole('button', { name: button }).click()]);
  };
  /** Saves the links to passwords, because no mail server is set up. */
  const done = async () => {
    const [links] = await downloaded('Download links');
    expect(links).toContain('/set-password');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).not.toHaveURL(/dialog=import/);
  };
  let failed = '';

  await test.step('the check names each fault; nothing is written', async () => {
    await open();
    await expectAccessible(page, 'choice of a file');
    await choose(page, 'year.csv', file);
    await expect(page.getByText('2 students will be made')).toBeVisible();
    const wrong = page.getByRole('list', { name: 'Rows to mend' });
    for (const text of [/Line 4.*Email:/, /Line 5.*Name.*Date of birth/, /Line 6.*Line 2 has/]) {
      await expect(wrong.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
    await expect(wrong.getByText('Date of birth must be a day, as 2010-03-14')).toBeVisible();
    await expect(wrong.getByRole('listitem').filter({ hasText: /Line 9.*Class/ })).toBeVisible();
    await expectAccessible(page, 'result of the check');
  });

  await test.step('an unknown club is mapped, and the rest imported', async () => {
    await page.getByLabel('Club for Robots').selectOption(club);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('button', { name: 'Import 3 students' }).click();
    await expect(page.getByText('3 students made')).toBeVisible();
    await expectAccessible(page, 'result of the import');
    [failed] = await downloaded('Download failed rows');
    expect(failed).toContain(',Reason');
    await done();
    const row = page.getByRole('row').filter({ hasText: 'José Núñez' });
    await expect(row).toContainText(club);
    await expect(row).toContainText(mentor.name);
    await expect(page.getByRole('row').filter({ hasText: 'mina@import.test' })).toContainText(club);
    await expect(page.getByRole('row').filter({ hasText: '=Ravi Menon' })).toBeVisible();
  });

  await test.step('the mended rows are imported', async () => {
    const mended = failed
      .replace('no-email', 'kabir@import.test')
      .replace('S,sara', 'Sara Iyer,sara')
      .replace('31/02/2010', '28/02/2010')
      .replace('JOSE@', 'jose2@')
      .replace('13th', '12th');
    await open();
    await choose(page, 'mended.csv', Buffer.from(mended));
    await page.getByRole('button', { name: 'Import 4 students' }).click();
    await expect(page.getByText('4 students made')).toBeVisible();
    await done();
  });

  await test.step('the same file again makes nobody twice', async () => {
    await open();
    await choose(page, 'year.csv', file);
    await expect(page.getByText('3 made before')).toBeVisible();
    await expect(page.getByText('0 students will be made')).toBeVisible();
    await page.getByRole('button', { name: 'Import again' }).click();
    await expect(page.getByText('0 students made')).toBeVisible();
    await done();
  });

  await test.step('those without a consent are listed', async () => {
    await page.goto('/admin?consent=missing');
    await expect(page.getByRole('row').filter({ hasText: 'José Núñez' })).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { choose, csv, openImport, people, press, pressWhenShown } from './import.testing.tsx';

const saved = savedFiles();

const dialogText = (text: string | RegExp) => screen.findByText(text);

it.each(['Done', 'Leave'])('returns the focus after "%s"', async (last) => {
  openImport({ at: '/admin', hasLinks: true });
  (await screen.findByRole('button', { name: 'Import' })).focus();
  press('Import');
  await choose(csv(people(2)));
  await pressWhenShown('Import 2 students');
  if (last === 'Done') await pressWhenShown('Download links');
  await pressWhenShown('Done');
  if (last === 'Leave') await pressWhenShown('Leave');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
  });
});

it('downloads the links once, and asks before they are lost', async () => {
  const { router } = openImport({ hasLinks: true });
  await choose(csv(people(2)));
  await pressWhenShown('Import 2 students');
  expect(await dialogText('2 links to choose a password')).toBeVisible();
  press('Done');
  await pressWhenShown('Keep open');
  expect(router.state.location.search).toBe('?dialog=import');
  await pressWhenShown('Download links');
  expect(saved[0]?.name).toMatch(/^students-links-[\d-]+\.csv$/);
  expect(await saved[0]?.text).toBe(
    '\uFEFFName,Email,Link,Valid until\r\n' +
      'Person 1,p1@x.in,https://waymark.example/set-password#2,"Dec 11, 2026"\r\n' +
      'Person 2,p2@x.in,https://waymark.example/set-password#3,"Dec 11, 2026"',
  );
  expect(screen.queryByRole('button', { name: 'Download links' })).toBeNull();
  expect(screen.queryByText(/gets a mail/)).toBeNull();
  press('Done');
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

it('tells rows that were imported before, and imports again for new links', async () => {
  openImport({ judge: () => 'MADE_BEFORE', hasLinks: true });
  await choose(csv(people(2)));
  expect(await dialogText('2 made before')).toBeVisible();
  press('Import again');
  expect(await dialogText('2 links to choose a password')).toBeVisible();
  expect(screen.getByText('0 students made')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

interface Assignment {
  tab: 'Students' | 'Educators';
  /** Name of the person, which the search finds. */
  person: string;
  club: string;
  mentor: string;
}

/** As the admin: finds the person by search and assigns a mentor of the person's club. */
export async function assignMentor(page: Page, { tab, person, club, mentor }: Assignment) {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('searchbox', { name: `Search ${tab.toLowerCase()}` }).fill(person);
  const row = page.getByRole('row').filter({ hasText: person });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(club);
  await expect(row).toContainText('Not assigned');

  await page.getByRole('button', { name: `Change mentor of ${person}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Select mentor' });
  await dialog.getByRole('searchbox', { name: 'Search mentors' }).fill(mentor);
  await dialog.getByRole('radio', { name: mentor }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Mentor assigned successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(mentor);
}

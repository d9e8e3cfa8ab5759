import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

interface Entry {
  /** 0 is the first stage of the club. */
  stage: number;
  status: 'Not Started' | 'In Progress' | 'Completed';
  feedback: string;
}

/** As the mentor: opens the person and records stages. Returns the names of the club's stages. */
export async function recordProgress(
  page: Page,
  people: 'students' | 'educators',
  person: string,
  entries: Entry[],
): Promise<string[]> {
  await page.getByRole('tab', { name: 'Update Progress' }).click();
  await page.getByRole('searchbox', { name: `Search ${people}` }).fill(person);
  await page.getByRole('link', { name: person }).click();
  const form = page.getByRole('form', { name: `Progress of ${person}` });
  const choice = form.getByRole('combobox', { name: 'Stage' });
  const save = form.getByRole('button', { name: 'Update Progress' });
  // The first stage that is not completed is preselected.
  await expect(save).toBeEnabled();
  const stages = await choice.getByRole('option').allTextContents();

  for (const { stage, status, feedback } of entries) {
    await choice.selectOption({ index: stage });
    await form.getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
    await form.getByRole('textbox', { name: 'Feedback' }).fill(feedback);
    await save.click();
    await expect(page.getByText('Progress updated successfully').first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Feedback' })).toHaveValue('');
  }
  await expect(page.getByText(`Updated progress for ${person}`).first()).toBeVisible();
  return stages;
}

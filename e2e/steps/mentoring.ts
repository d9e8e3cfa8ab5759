import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** The parts of Update Progress. */
export function mentoring(page: Page) {
  const form = page.getByRole('form', { name: /^Progress of / });
  return {
    form,
    feedback: form.getByRole('textbox', { name: 'Feedback' }),
    stage: form.getByRole('combobox', { name: 'Stage' }),
    save: form.getByRole('button', { name: 'Update Progress' }),
    saveAndNext: form.getByRole('button', { name: 'Save and next' }),
    unsent: page.getByRole('status', { name: 'Updates on this device' }),
    /** Opens a person by the search of the list. */
    async choose(name: string) {
      await page.getByRole('searchbox', { name: 'Search students' }).fill(name);
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    },
  };
}

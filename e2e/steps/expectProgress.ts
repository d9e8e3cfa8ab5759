import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

interface Progress {
  /** Accessible name of the list of stages. */
  title: 'Your Progress' | 'Development Stages';
  mentor: string;
  percent: number;
  stages: { name: string; status: 'Pending' | 'In Progress' | 'Completed' }[];
  feedback: string[];
}

/** A student's or educator's dashboard has everything that the mentor recorded. */
export async function expectProgress(page: Page, progress: Progress) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: progress.mentor })).toBeVisible();
  await expect(main.getByText(`${progress.percent}%`).first()).toBeVisible();
  const stages = page.getByRole('list', { name: progress.title }).getByRole('listitem');
  await expect(stages).toHaveCount(progress.stages.length);
  for (const [index, { name, status }] of progress.stages.entries()) {
    await expect(stages.nth(index)).toContainText(name);
    await expect(stages.nth(index)).toContainText(status);
  }
  for (const words of progress.feedback) await expect(main.getByText(words).first()).toBeVisible();
}

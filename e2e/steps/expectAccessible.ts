import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { axe } from './axe.ts';

/** The rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The open dialog. The page under it is inert, and is checked without one. */
const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

async function violationsOf(page: Page, rules: 'all rules' | 'colours'): Promise<string[]> {
  // Contrast is checked after all animations; endless ones are removed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const builder = rules === 'colours' ? axe(page).withRules(COLOUR_RULES) : axe(page);
  if ((await page.locator(DIALOG).count()) > 0) builder.include(DIALOG);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Expects no violations of the accessibility rules and no horizontal scrolling. */
export async function expectAccessible(
  page: Page,
  name: string,
  rules: 'all rules' | 'colours' = 'all rules',
) {
  // On a busy machine a dialog may begin to appear during the analysis: its contrast is lower then.
  await expect(async () => {
    expect(await violationsOf(page, rules), name).toEqual([]);
  }).toPass({ timeout: 5_000 });
  await expectNoHorizontalScroll(page, name);
}

export async function expectNoHorizontalScroll(page: Page, name: string) {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `${name}: wider than ${width} pixels`).toBeLessThanOrEqual(width);
}

import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { axe } from './axe.ts';

/** Expects no accessibility violations and no horizontal scrolling. */
export async function expectAccessible(page: Page, name: string) {
  // Contrast is checked after all animations; endless ones are removed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const { violations } = await axe(page).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, name).toEqual([]);
  await expectNoHorizontalScroll(page, name);
}

export async function expectNoHorizontalScroll(page: Page, name: string) {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `${name}: wider than ${width} pixels`).toBeLessThanOrEqual(width);
}

import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { axe } from './axe.ts';

/** No violation of the accessibility rules, and no sideways scroll. */
export async function expectAccessible(page: Page, name: string) {
  await expectNoViolation(page, name, axe(page));
  await expectNoSidewaysScroll(page, name);
}

/** Enough contrast: the one rule that depends on the colour mode. */
export const expectContrast = (page: Page, name: string) =>
  expectNoViolation(page, name, axe(page).withRules('color-contrast'));

async function expectNoViolation(page: Page, name: string, rules: AxeBuilder) {
  // Contrast is checked after all animations; endless ones are removed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const { violations } = await rules.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, name).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, name: string) {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `${name}: wider than ${width} pixels`).toBeLessThanOrEqual(width);
}

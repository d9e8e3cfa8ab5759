import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { violationsOf } from './axe.ts';

/** The open dialog. The page under it is inert, and is checked without one. */
const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

/** Expects no violations of the accessibility rules and no horizontal scrolling. */
export async function expectAccessible(
  page: Page,
  name: string,
  rules: 'all rules' | 'colours' = 'all rules',
) {
  const dialogs = page.locator(DIALOG);
  const isOpen = (await dialogs.count()) > 0;
  // Its animation begins a frame after its content is there, and lowers the contrast.
  if (isOpen) await expect(dialogs.last()).toHaveCSS('opacity', '1');
  // Contrast is checked after all animations; endless ones are removed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  expect(await violationsOf(page, { rules, ...(isOpen && { within: DIALOG }) }), name).toEqual([]);
  await expectNoHorizontalScroll(page, name);
}

export async function expectNoHorizontalScroll(page: Page, name: string) {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, `${name}: wider than ${width} pixels`).toBeLessThanOrEqual(width);
}

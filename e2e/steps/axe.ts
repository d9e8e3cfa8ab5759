import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Judges a page by the accessibility rules, where the page is: carrying what was found to an empty
 * page, and describing what is in order, takes three times as long. Only frames of other hosts would
 * be left out, and no page may ask another host for anything.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Off by default: targets of at least 24 by 24 pixels.
    rules: { 'target-size': { enabled: true } },
  });

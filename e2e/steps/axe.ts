import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Checks the accessibility rules within the page: the default, which collects results of frames on
 * an empty page and describes passed rules, takes three times as long. It leaves out frames of
 * other hosts only, and no page has any.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Off by default: targets of at least 24 by 24 pixels.
    rules: { 'target-size': { enabled: true } },
  });

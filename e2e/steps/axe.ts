import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/** The rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Check {
  rules?: 'all rules' | 'colours';
  /** A selector; without it the whole page is checked. */
  within?: string;
  /** Names of rules that are left out. */
  without?: readonly string[];
}

/**
 * The violations of the accessibility rules in a page: rule, element and what is wrong. axe is loaded
 * once for each document: that takes longer than most checks. No page has frames.
 */
export async function violationsOf(page: Page, { rules, within, without = [] }: Check = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Loads audio and video, which no page has.
    preload: false,
    ...(rules === 'colours' && { runOnly: COLOUR_RULES }),
    rules: {
      // Off by default: targets of at least 24 by 24 pixels.
      ...(rules !== 'colours' && { 'target-size': { enabled: true } }),
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(where ?? document, how);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      );
    },
    [within, options] as const,
  );
}

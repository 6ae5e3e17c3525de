import { type Page, expect } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** By how many pixels the page is wider than the window. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Fails with what violates WCAG 2.2 AA on the page as it is now, or if it scrolls sideways. `within` limits it to parts by
 * their selectors. axe runs in the page itself: its builder for Playwright opens another page for each check.
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  // Between two pages there is none for a moment.
  await expect(page).toHaveTitle(/\S/);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (given) => {
      const found = await window.axe.run(given.within.length > 0 ? { include: given.within } : document, {
        runOnly: { type: 'tag', values: given.tags },
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    { tags, within },
  );
  expect(violations, page.url()).toEqual([]);
  if (within.length > 0) return;
  expect(await sidewaysOf(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

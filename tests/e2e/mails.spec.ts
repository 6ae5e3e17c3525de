import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import { LOCALES, type Locale } from '@/backend/contract/locales';
import { expectAccessible } from '../support/accessible';

// Mails as a mail program shows them, with the longest words that a customer can cause: pictures of all are in .cache/mails.

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A narrow phone, a usual one, and a window of a desktop program. */
const WIDTHS = [320, 390, 700];

function printMails(locale: Locale): [kind: string, html: string][] {
  // Strapi's helpers import a folder, which Node does not.
  const options = '--options.deps.inline=@strapi/utils';
  const args = ['node_modules/vite-node/vite-node.mjs', options, 'tests/mails/print-mails.ts', locale];
  const printed = execFileSync(process.execPath, args, { cwd: `${root}backend`, encoding: 'utf8' });
  return Object.entries(JSON.parse(printed) as Record<string, string>);
}

/** What is wider than its place, though the page itself may hide it. */
const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth + 0.5 ? [`${element.tagName}: ${element.textContent.slice(0, 60)}`] : [];
    });
  });

for (const locale of LOCALES)
  test(`mails in ${locale} fit every screen, light or dark`, { tag: ['@desktop', '@full'] }, async ({ page }) => {
    for (const [kind, html] of printMails(locale))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(ground, `${kind} ${colorScheme}`).toBe(
          colorScheme === 'dark' ? 'rgb(12, 36, 48)' : 'rgb(251, 245, 234)',
        );
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await findCutOff(page), `${kind} at ${width} px`).toEqual([]);
          const path = `${root}.cache/mails/${kind}-${locale}-${width}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: true });
        }
        // Contrast above all; a mail has no landmarks.
        await expectAccessible(page, 'table');
      }
  });

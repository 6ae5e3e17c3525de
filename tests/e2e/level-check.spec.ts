import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lessonAt } from '../support/academy';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

const sayIn =
  (locale: Locale) =>
  (key: string, values?: Record<string, string | number>): string =>
    text(locale, `levelCheck.${key}`, values);
const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true });

/** By keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

for (const locale of allLocales)
  test(`from a level to the check, by keyboard to the level that fits, and nothing is sent (${locale})`, {
    tag: [locale === 'de' ? '@phone' : '@desktop', '@full'],
  }, async ({ page }) => {
    const say = sayIn(locale);
    /** Answers the question that has the focus, and waits for the next one. */
    const answer = async (question: string, choice: string): Promise<void> => {
      await expect(heading(page, say(`questions.${question}`))).toBeFocused();
      await press(page, say(`answers.${choice}`));
    };
    const [first, second] = [await lessonAt(locale, 1, 1), await lessonAt(locale, 2, 1)];
    await page.goto(first.levelUrl);
    await page.getByRole('link', { name: say('link') }).click();
    await page.waitForURL(/#level-check$/);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== 'GET' || pathname.includes('level-check'))
        sent.push(`${request.method()} ${pathname}${search}`);
    });
    await expectAccessible(page);
    await press(page, say('start'));

    await answer('age', 'yes');
    await answer('mood', 'relaxed');
    await answer('face', 'not');
    await expect(heading(page, say('startTitle', { level: first.level.title }))).toBeFocused();
    await expect(page.getByText(say('why.face'))).toBeVisible();
    await expect(page.getByText(say('masteredTitle'))).toHaveCount(0);

    // A better answer leads on; what was said before is marked.
    await press(page, say('back'));
    await expect(page.getByText(say('progress', { number: 3, total: 8 }))).toBeVisible();
    await expect(page.getByRole('button', { name: say('answers.not') })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await answer('face', 'alone');
    await answer('back', 'help');
    await answer('edge', 'alone');
    await expect(heading(page, say('startTitle', { level: second.level.title }))).toBeFocused();
    await expect(page.getByText(say('mastered', { level: first.level.title }))).toBeVisible();
    await expectAccessible(page);

    await press(page, say('restart'));
    await answer('age', 'no');
    await expect(heading(page, say('youngTitle'))).toBeFocused();
    await expectAccessible(page);
    await press(page, say('back'));
    await answer('age', 'yes');
    await answer('mood', 'relaxed');
    await answer('face', 'alone');
    await answer('back', 'help');
    await answer('edge', 'alone');
    // The questions come once, and no answer leaves the page.
    expect(sent).toEqual(['GET /api/level-check']);
    await page.getByRole('link', { name: say('firstFree', { lesson: second.title }) }).click();
    await page.waitForURL(second.url);
  });

test('without JavaScript a table says which level fits', { tag: ['@desktop', '@full'] }, async ({ browser }) => {
  const say = sayIn('de');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { level } = await lessonAt('de', 3, 1);
  await page.goto(originOf('de') + (await pagePathOf('de', 'academy')));
  const row = page.getByRole('row').filter({ hasText: say('table.after6') });
  await expect(row.getByRole('link', { name: level.title, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('start') })).toBeHidden();
  await context.close();
});

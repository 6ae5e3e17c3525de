import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { lessonAt } from '../support/academy';
import { allLocales, call } from '../support/shop';
import { agreeButton, expect, keepToRules, test, text } from './support';

/** What is too small for wet fingers or for the sun, of the view that is open. */
const listSmall = (page: Page): Promise<string[]> =>
  page.getByRole('dialog').evaluate((dialog) => {
    const name = (element: Element): string =>
      element.textContent || element.getAttribute('aria-label') || element.tagName;
    const texts = [...dialog.querySelectorAll('*')].filter(
      (element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        ) && Number.parseFloat(getComputedStyle(element).fontSize) < 32,
    );
    const buttons = [...dialog.querySelectorAll('button')].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width < 64 || height < 64;
    });
    return [...texts, ...buttons].map(name);
  });

for (const locale of allLocales)
  test(`a free lesson is taken to the pool by keyboard, without a connection, and its card is printed (${locale})`, {
    // The journey of a lesson's extras takes one to the pool in every run.
    tag: [locale === 'de' ? '@desktop' : '@phone', '@full'],
  }, async ({ page, context }) => {
    const key = (name: string): string => text(locale, `atThePool.${name}`);
    const lesson = await lessonAt(locale, 1, 1);
    await page.goto(lesson.url);
    await expect(agreeButton(page, locale)).toBeVisible();
    await expectAccessible(page);
    await keepToRules(page, locale);
    const open = page.getByRole('button', { name: key('open'), exact: true });
    await open.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: `${key('open')}: ${lesson.title}` });
    await expect(view.getByText(key('mode.phone'))).toBeVisible();
    await expect(view.getByText(key('mode.reach'))).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(true);
    const seen: string[] = [];
    for (let more = true; more; more = !(await view.getByRole('button', { name: key('mode.again') }).isVisible())) {
      await page.keyboard.press(seen.length % 2 === 0 ? ' ' : 'ArrowRight');
      expect(await listSmall(page)).toEqual([]);
      seen.push((await view.getByRole('heading').innerText()).replace(/ \d\/\d$/, ''));
    }
    const [goal, cue, game, stop] = ['goal', 'cue', 'game', 'stop'].map((name) => key(`mode.${name}`));
    expect(seen).toEqual([goal, cue, cue, cue, game, stop, stop, stop]);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(view.getByRole('heading', { name: `${stop} 2/3` })).toBeVisible();
    // A tap anywhere goes on, as does the button.
    await view.getByRole('heading', { name: `${stop} 2/3` }).click();
    await expect(view.getByRole('heading', { name: `${stop} 3/3` })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await view.getByRole('button', { name: key('mode.next') }).click();
    await expect(view.getByRole('heading', { name: `${stop} 3/3` })).toBeVisible();

    await page.clock.install();
    await view.getByRole('button', { name: key('mode.startTimer') }).click();
    await expect(view.getByRole('button', { name: key('mode.stopTimer') })).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(view.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
    await page.clock.fastForward('05:00');
    const over = view.getByRole('heading', { name: key('mode.over') });
    await expect(over).toBeVisible();
    await expectAccessible(page);
    await over.click();
    await expect(over).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(open).toBeFocused();
    await context.setOffline(false);

    const link = page.getByRole('link', { name: key('printCard') });
    const card = await link.evaluate(async (a: HTMLAnchorElement) => {
      const response = await fetch(a.href);
      const start = (await response.text()).slice(0, 5);
      return [
        start,
        ...['content-type', 'content-disposition', 'cache-control'].map((name) => response.headers.get(name) ?? ''),
      ];
    });
    expect(card).toEqual([
      '%PDF-',
      'application/pdf',
      expect.stringContaining(`${lesson.slug}.pdf`),
      'private, no-store',
    ]);

    // A link that somebody opens without having bought the lesson leads to its page.
    const locked = await lessonAt(locale, 2, 2);
    const refused = await call(locale, `/api/lessons/${locked.id}/pool-card`);
    expect([refused.status, refused.json<{ error: { name: string } }>().error.name]).toEqual([402, 'PaymentRequired']);
    await page.goto(new URL(`/api/lessons/${locked.id}/pool-card`, locked.url).href);
    await expect(page).toHaveURL(locked.url);
    await expect(page.getByRole('button', { name: key('open'), exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

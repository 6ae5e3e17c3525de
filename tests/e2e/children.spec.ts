import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signUp } from '../support/account';
import { lessonAt } from '../support/academy';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatDay } from '@/lib/academy/children/format-day';

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `children.${key}`, values);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`));
/** "With 8 floats": the form for many of the message. */
const floats = (locale: Locale, count: number): string =>
  /other \{([^}]+)\}/.exec(text(locale, 'academy.guide.floatsNow'))?.[1]?.replace('#', String(count)) ?? '';

for (const locale of allLocales)
  test(`a parent adds a child, marks a lesson, logs a swim and deletes the child (${locale})`, {
    tag: [locale === 'nl' ? '@phone' : '@desktop', '@full'],
  }, async ({ page }) => {
    const { visitor } = await signUp(locale);
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) }));
    await page.context().addCookies(cookies);
    const lesson = await lessonAt(locale, 1, 1);
    const weight = (18.5).toLocaleString(LOCALE_SETTINGS[locale].tag);
    const profile = originOf(locale) + (await pagePathOf(locale, 'mijn-zwotter'));

    // Without a child, the lesson leads to the profile.
    await page.goto(lesson.url);
    const marks = page.getByRole('region', { name: label(locale, 'lesson.title') });
    await marks.getByRole('link', { name: label(locale, 'lesson.profile') }).click();
    await page.waitForURL(`${profile}#children`);
    const section = page.getByRole('region', { name: label(locale, 'title') });

    await button(page, label(locale, 'add')).click();
    await field(page, label(locale, 'fields.birthYear')).fill('1890');
    await button(page, label(locale, 'save')).click();
    const year = new Date().getFullYear();
    const wrongYear = label(locale, 'errors.birthYear', { min: year - 18, max: year });
    await expect(page.getByText(wrongYear).first()).toBeVisible();
    await expectAccessible(page);
    await field(page, label(locale, 'fields.nickname')).fill('Otje 🦦');
    await field(page, label(locale, 'fields.birthYear')).fill('2030');
    await button(page, label(locale, 'save')).click();
    await expect(page.getByText(wrongYear).first()).toBeVisible();
    await field(page, label(locale, 'fields.birthYear')).fill(String(year - 5));
    await field(page, label(locale, 'fields.weight')).fill(weight);
    await button(page, label(locale, 'save')).click();
    const child = section.getByRole('article', { name: 'Otje 🦦' });
    await expect(child).toContainText(label(locale, 'weighs', { weight }));
    await expect(child).toContainText(floats(locale, 8));
    await expectAccessible(page);

    await page.goto(lesson.url);
    const alone = marks.getByRole('button', { name: label(locale, 'states.alone') });
    await alone.click();
    await expect(
      marks.getByText(
        label(locale, 'lesson.saved', {
          name: 'Otje 🦦',
          state: label(locale, 'states.alone'),
          floats: floats(locale, 8),
        }),
      ),
    ).toBeVisible();
    await expect(alone).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    await page.goto(profile);
    await expect(child).toContainText(label(locale, 'progress.count', { alone: 1, total: 5, help: 0 }));

    await button(page, label(locale, 'log.addOf', { name: 'Otje 🦦' })).click();
    await field(page, label(locale, 'log.day')).fill('2999-01-01');
    await field(page, label(locale, 'log.note')).fill('Lekker gespetterd');
    await button(page, label(locale, 'log.save')).click();
    await expect(page.getByText(label(locale, 'log.errors.future')).first()).toBeVisible();
    await expectAccessible(page);
    await field(page, label(locale, 'log.day')).fill(`${year}-01-02`);
    await button(page, label(locale, 'log.save')).click();
    await expect(child).toContainText('Lekker gespetterd');
    await expect(child).toContainText(formatDay(`${year}-01-02`, locale));

    await expectAccessible(page);
    await button(page, label(locale, 'removeOf', { name: 'Otje 🦦' })).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(locale, 'remove') })
      .click();
    await expect(child).toHaveCount(0);
    await expect(section).toContainText(label(locale, 'empty'));
  });

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signUp } from '../support/account';
import { lessonAt } from '../support/academy';
import { originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `children.${key}`, values);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}`));
const floats = (count: number) => `Met ${count} drijvers`;

test('a parent adds a child, marks a lesson, logs a swim and deletes the child', { tag: '@phone' }, async ({
  page,
}) => {
  const locale = 'nl';
  const { visitor } = await signUp(locale);
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) }));
  await page.context().addCookies(cookies);
  const lesson = await lessonAt(locale, 1, 1);
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
  await field(page, label(locale, 'fields.nickname')).fill('Otje 🦦');
  await field(page, label(locale, 'fields.birthYear')).fill('2030');
  await button(page, label(locale, 'save')).click();
  await expect(page.getByText(wrongYear).first()).toBeVisible();
  await field(page, label(locale, 'fields.birthYear')).fill(String(year - 5));
  await field(page, label(locale, 'fields.weight')).fill('18,5');
  await button(page, label(locale, 'save')).click();
  const child = section.getByRole('article', { name: 'Otje 🦦' });
  await expect(child).toContainText('18,5 kg');
  await expect(child).toContainText(floats(8));
  await expectAccessible(page);

  await page.goto(lesson.url);
  const alone = marks.getByRole('button', { name: label(locale, 'states.alone') });
  await alone.click();
  await expect(
    marks.getByText(
      label(locale, 'lesson.saved', { name: 'Otje 🦦', state: label(locale, 'states.alone'), floats: floats(8) }),
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
  await field(page, label(locale, 'log.day')).fill(`${year}-01-02`);
  await button(page, label(locale, 'log.save')).click();
  await expect(child).toContainText('Lekker gespetterd');
  await expect(child).toContainText(`2 januari ${year}`);

  await button(page, label(locale, 'removeOf', { name: 'Otje 🦦' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label(locale, 'remove') })
    .click();
  await expect(child).toHaveCount(0);
  await expect(section).toContainText(label(locale, 'empty'));
});

import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible';
import { type Visitor, signUp } from '../support/account';
import { buy, lessonAt } from '../support/academy';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';
import { finishPath } from '@/backend/contract/paths';

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `finish.${key}`, values);

async function signInPage(page: Page, visitor: Visitor, locale: Locale): Promise<void> {
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) }));
  await page.context().addCookies(cookies);
}

async function addChild(visitor: Visitor): Promise<string> {
  const answer = await visitor.post('/api/me/children', {
    key: randomUUID(),
    nickname: 'Otje',
    birthYear: null,
    weight: null,
    size: '',
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

for (const locale of allLocales)
  test(`a level is finished: closing page, certificate, check page, and the weekly mail (${locale})`, {
    tag: [locale === 'nl' ? '@phone' : '@desktop', '@full'],
  }, async ({ page }) => {
    const { level, levelUrl } = await lessonAt(locale, 1, 1);
    const closing = originOf(locale) + finishPath(level.id);

    await page.goto(levelUrl);
    await page.getByRole('link', { name: label(locale, 'link') }).click();
    await expect(page).toHaveURL(closing);
    await expect(page.getByRole('heading', { name: label(locale, 'signedOut.title') })).toBeVisible();
    await expectAccessible(page);

    const { visitor, email } = await signUp(locale);
    await signInPage(page, visitor, locale);
    await page.reload();
    await expect(page.getByRole('heading', { name: label(locale, 'noChildren.title') })).toBeVisible();
    await expectAccessible(page);

    await buy(locale, ['ZW-LEVEL-1'], { email, cookie: visitor.header });
    const id = await addChild(visitor);
    const mark = (lesson: string, state: string) =>
      visitor.post(`/api/me/children/${id}/marks`, { lesson, state, floats: 8 });
    const [last, ...others] = [...level.lessons].reverse();
    for (const lesson of others) await mark(lesson.id, 'alone');
    await mark(last?.id ?? '', 'with-help');
    await page.reload();
    const child = page.getByRole('article', { name: 'Otje' });
    await expect(child).toContainText(label(locale, 'progress', { alone: others.length, total: level.lessons.length }));
    await expect(child.getByRole('region', { name: label(locale, 'open') })).toContainText(last?.title ?? '');
    await expect(child).toContainText(label(locale, 'certificate.missing'));
    await expectAccessible(page);

    await mark(last?.id ?? '', 'alone');
    await page.reload();
    await expect(child).toContainText(label(locale, 'done', { name: 'Otje' }));
    await expectAccessible(page);
    const printOf = label(locale, 'certificate.printOf', { name: 'Otje' });
    const button = child.getByRole('button', { name: printOf });
    const path = await button.evaluate(({ form }: HTMLButtonElement) => form?.action ?? '');
    // Looking at it issues nothing: who opens the address before the button was pressed is led to this page.
    await page.goto(path);
    await expect(page).toHaveURL(closing);
    await expect(child.getByRole('link', { name: printOf })).toHaveCount(0);
    const issued = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 303,
    );
    await button.click();
    await issued;
    await page.goto(closing);
    const print = child.getByRole('link', { name: printOf });
    await expect(print).toBeVisible();
    await expectAccessible(page);
    const start = await print.evaluate(async (a: HTMLAnchorElement) =>
      (await (await fetch(a.href)).text()).slice(0, 5),
    );
    expect(start).toBe('%PDF-');
    const serial = child.getByRole('link', { name: /^\w{4}(-\w{4}){3}$/ });
    const number = await serial.innerText();
    await serial.click();
    await expect(page.getByRole('heading', { name: text(locale, 'certificateCheck.valid.title') })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(level.title);
    await expect(main).not.toContainText('Otje');
    await expectAccessible(page);

    // Typed with a mistake, and then right.
    await page.getByRole('link', { name: text(locale, 'certificateCheck.again') }).click();
    const field = page.getByLabel(text(locale, 'certificateCheck.serial'));
    await field.fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: text(locale, 'certificateCheck.button') }).click();
    await expect(page.getByRole('heading', { name: text(locale, 'certificateCheck.unknown.title') })).toBeVisible();
    await expect(field).toHaveValue('0000-0000-0000-0000');
    await expectAccessible(page);
    await field.fill(number.toLowerCase());
    await page.getByRole('button', { name: text(locale, 'certificateCheck.button') }).click();
    await expect(page.getByRole('heading', { name: text(locale, 'certificateCheck.valid.title') })).toBeVisible();

    await page.goto(originOf(locale) + (await pagePathOf(locale, 'mijn-zwotter')));
    await page.getByRole('button', { name: text(locale, 'practiceMail.turnOn') }).click();
    await expect(page.getByText(text(locale, 'practiceMail.turnedOn'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text(locale, 'practiceMail.turnOff') }).click();
    await expect(page.getByText(text(locale, 'practiceMail.turnedOff'))).toBeVisible();
  });

test('closing page and check page read well in every language', { tag: '@full' }, async ({ page }) => {
  for (const locale of allLocales) {
    const { level } = await lessonAt(locale, 4, 1);
    const { visitor } = await signUp(locale);
    await signInPage(page, visitor, locale);
    await addChild(visitor);
    await page.goto(originOf(locale) + finishPath(level.id));
    await expect(page.getByText(text(locale, 'poolReady.badge'))).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${originOf(locale)}/certificates/0000-0000-0000-0000`);
    await expect(page.getByRole('heading', { name: text(locale, 'certificateCheck.unknown.title') })).toBeVisible();
    await expectAccessible(page);
  }
});

import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { linkIn, mailAfter, newAddress, PASSWORD, signUp } from '../support/account';
import { lessonAt } from '../support/academy';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `adults.${key}`, values);
const field = (page: Page, locale: Locale, name: string) =>
  page.getByRole('textbox', { name: text(locale, `forms.fields.${name}`), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A parent with one child, signed in on this page, and the address of the profile. */
async function parentAt(page: Page, locale: Locale): Promise<{ email: string; profile: string }> {
  const { visitor, email } = await signUp(locale);
  const child = { key: 'k'.repeat(16), nickname: 'Otje 🦦', birthYear: null, weight: null, size: '' };
  await visitor.post('/api/me/children', child);
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
  return { email, profile: originOf(locale) + (await pagePathOf(locale, 'mijn-zwotter')) };
}

/** Invites an address in the profile. Returns the link of the mail. */
async function inviteFrom(page: Page, locale: Locale, email: string): Promise<string> {
  const send = async () => {
    await button(page, label(locale, 'invite')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label(locale, 'email')).fill(email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: label(locale, 'submit') }).click();
    await expect(page.getByText(label(locale, 'sent', { email }))).toBeVisible();
  };
  const path = '/mail-link/children?code=';
  return originOf(locale) + linkIn(await mailAfter(send, email, ({ text: body }) => body.includes(path)), path);
}

/** Logs in on the page of an invitation, and is back on it. */
async function logInFrom(page: Page, locale: Locale, email: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: label(locale, 'invitation.logIn') })
    .click();
  await page.waitForURL('**/login');
  await field(page, locale, 'email').fill(email);
  await field(page, locale, 'password').fill(PASSWORD);
  await button(page, text(locale, 'account.login.submit')).click();
  await page.waitForURL('**/mail-link/children?code=*');
}

const newPage = async (browser: Browser, like: Page): Promise<Page> => {
  const context = await browser.newContext();
  await context.addCookies((await like.context().cookies()).filter(({ name }) => ['locale', 'consent'].includes(name)));
  return context.newPage();
};

for (const locale of allLocales)
  test(`a parent invites a second adult, both note what works, and the access ends (${locale})`, {
    tag: [locale === 'es' ? '@phone' : '@desktop', '@full'],
  }, async ({ page, browser }) => {
    const { email: owner, profile } = await parentAt(page, locale);
    await page.goto(profile);
    const adults = page.getByRole('region', { name: label(locale, 'title') });
    await expect(adults).toContainText(label(locale, 'empty'));
    const link = await inviteFrom(page, locale, newAddress('oma'));
    await expect(adults).toContainText(label(locale, 'states.invited'));
    await expectAccessible(page);

    // The other adult, with an account of another address.
    const { email: other } = await signUp(locale);
    const second = await newPage(browser, page);
    await second.goto(link);
    await expect(second.getByText(owner)).toBeVisible();
    await expectAccessible(second);
    await logInFrom(second, locale, other);
    await expect(second.getByText(label(locale, 'invitation.as', { account: other, inviter: owner }))).toBeVisible();
    await expectAccessible(second);
    await button(second, label(locale, 'invitation.accept')).click();
    const onward = second.getByRole('link', { name: label(locale, 'invitation.accepted.button') });
    await expect(onward).toBeVisible();
    await expectAccessible(second);
    await onward.click();
    await second.waitForURL(`${profile}#children`);
    const shared = second.getByRole('article', { name: 'Otje 🦦' });
    await expect(shared).toContainText(label(locale, 'sharedBy', { email: owner }));
    await expectAccessible(second);
    await expect(
      second.getByRole('button', { name: text(locale, 'children.removeOf', { name: 'Otje 🦦' }) }),
    ).toHaveCount(0);

    const lesson = await lessonAt(locale, 1, 1);
    await second.goto(lesson.url);
    const marks = second.getByRole('region', { name: text(locale, 'children.lesson.title') });
    await marks.getByRole('button', { name: text(locale, 'children.states.alone') }).click();
    await expect(marks.getByRole('status')).toContainText('Otje 🦦');

    await page.reload();
    const child = page.getByRole('article', { name: 'Otje 🦦' });
    await child.locator('summary').first().click();
    await expect(child).toContainText(label(locale, 'by.other'));
    await expectAccessible(page);
    await adults.getByRole('button', { name: label(locale, 'removeOf', { email: other }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(locale, 'remove') })
      .click();
    await expect(adults.getByText(label(locale, 'removed', { email: other }))).toBeVisible();
    await second.goto(profile);
    await expect(second.getByRole('article', { name: 'Otje 🦦' })).toHaveCount(0);
    await second.context().close();
  });

for (const locale of allLocales)
  test(`an invitation is sent again, taken back and left (${locale})`, { tag: ['@full', '@phone'] }, async ({
    page,
    browser,
  }) => {
    const { email: owner, profile } = await parentAt(page, locale);
    await page.goto(profile);
    const adults = page.getByRole('region', { name: label(locale, 'title') });
    const invited = newAddress('oma');
    const first = await inviteFrom(page, locale, invited);
    const path = '/mail-link/children?code=';
    const again = await mailAfter(
      () => adults.getByRole('button', { name: label(locale, 'resendOf', { email: invited }) }).click(),
      invited,
      ({ text: body }) => body.includes(path),
    );
    const { email: other } = await signUp(locale);
    const second = await newPage(browser, page);
    await second.goto(first);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(label(locale, 'invitation.unknown.title'));
    await expectAccessible(second);
    await second.goto(originOf(locale) + linkIn(again, path));
    await logInFrom(second, locale, other);
    await button(second, label(locale, 'invitation.accept')).click();
    await second.getByRole('link', { name: label(locale, 'invitation.accepted.button') }).click();
    await second.getByRole('button', { name: label(locale, 'shared.leaveOf', { email: owner }) }).click();
    await second
      .getByRole('dialog')
      .getByRole('button', { name: label(locale, 'shared.leave') })
      .click();
    await expect(second.getByText(label(locale, 'shared.left', { email: owner }))).toBeVisible();
    await expect(second.getByRole('article', { name: 'Otje 🦦' })).toHaveCount(0);

    const next = newAddress('opa');
    await inviteFrom(page, locale, next);
    await adults.getByRole('button', { name: label(locale, 'revokeOf', { email: next }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(locale, 'revoke') })
      .click();
    await expect(adults).toContainText(label(locale, 'empty'));
    await second.context().close();
  });

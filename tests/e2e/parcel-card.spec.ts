import { expectAccessible } from '../support/accessible';
import { PASSWORD, signUp } from '../support/account';
import { buy, lessonAt } from '../support/academy';
import { adminFile, callAdmin } from '../support/admin-api';
import { originOf, pagePathOf } from '../support/shop';
import { expect, keepToRules, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

const label = (locale: Locale, key: string, values?: Record<string, string>) =>
  text(locale, `freeLessons.${key}`, values);

/** Somebody orders a suit, and the shop prints the card for its parcel. Returns the code on it. */
async function orderGift(locale: Locale): Promise<string> {
  const { slug } = await buy(locale, ['ZW-CLASSIC-BLUE-M']);
  const { results } = await callAdmin<{ results: { documentId: string }[] }>(
    `/content-manager/collection-types/api::order.order?filters[slug]=${slug}`,
  );
  const file = await adminFile(`/shop/desk/parcel-cards?ids=${results[0]?.documentId}`);
  const code = /free-lessons\?code=([\w-]+)/.exec(file)?.[1];
  if (!code) throw new Error('the card has no code');
  return code;
}

test('whoever gets the suit opens its free lessons with the card', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const locale = 'nl';
  const code = await orderGift(locale);
  const { email } = await signUp(locale);

  await page.goto(originOf(locale) + (await pagePathOf(locale, 'academy')));
  await page.getByRole('link', { name: label(locale, 'link.label') }).click();
  const field = page.getByLabel(label(locale, 'form.label'));
  await field.fill('0000 0000 0000 0000');
  await page.getByRole('button', { name: label(locale, 'form.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(locale, 'unknown.title'));
  await expect(field).toHaveValue('0000 0000 0000 0000');
  await expectAccessible(page);

  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: label(locale, 'form.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(locale, 'open.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: label(locale, 'logIn') })
    .click();
  await page.getByRole('textbox', { name: text(locale, 'forms.fields.email'), exact: true }).fill(email);
  await page.getByRole('textbox', { name: text(locale, 'forms.fields.password'), exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: text(locale, 'account.login.submit'), exact: true }).click();
  await page.waitForURL('**/free-lessons?code=*');

  await expect(page.getByText(label(locale, 'as', { account: email }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: label(locale, 'redeem') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(locale, 'redeemed.title'));
  const lesson = await lessonAt(locale, 1, 3);
  const opened = page.getByRole('list', { name: label(locale, 'opens') });
  await opened.getByRole('link', { name: lesson.level.title }).click();
  await expect(page).toHaveURL(lesson.levelUrl);
  await page.goto(lesson.url);
  await keepToRules(page, locale);
  await expect(page.getByRole('region', { name: `${text(locale, 'player.region')}: ${lesson.title}` })).toBeVisible();

  // Scanned again on another device, where nobody is signed in.
  await page.context().clearCookies({ name: /session|signed-in/ });
  await page.goto(`${originOf(locale)}/free-lessons?code=${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(locale, 'used.title'));
  await expect(page.getByRole('main').getByRole('link', { name: label(locale, 'logIn') })).toBeVisible();
});

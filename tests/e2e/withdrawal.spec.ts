import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { unique } from '../support/forms';
import { LEGAL_LABELS } from '../support/legal-labels';
import { allLocales, cartLine, originOf, post } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  expect,
  inTurn,
  mailsTo,
  newBuyer,
  openCheckout,
  openProduct,
  test,
  text,
} from './support';
import { type Locale } from '@/backend/contract/locales';

const t = (locale: Locale, key: string, values = {}) => text(locale, `withdrawal.${key}`, values);
/** Accessible names have plain spaces for no-break ones, as before French question marks. */
const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

/** Elements of the page by role and name. */
const form = (page: Page, locale: Locale) => ({
  field: (name: 'name' | 'orderNr' | 'email' | 'text') =>
    page.getByRole('textbox', { name: new RegExp(`^${escape(t(locale, `form.${name}`))}`) }),
  next: page.getByRole('button', { name: t(locale, 'form.next') }),
  confirm: page.getByRole('button', { name: LEGAL_LABELS[locale].confirm, exact: true }),
  edit: page.getByRole('button', { name: t(locale, 'review.edit') }),
  title: (step: 'form' | 'review' | 'done') => page.getByRole('heading', { name: t(locale, `${step}.title`) }),
  definition: (key: string) =>
    page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${t(locale, key)}"]`) }),
  summary: page.getByRole('group', { name: text(locale, 'forms.summary') }),
});

/** From the footer of the home page, as a visitor would. */
async function openFromFooter(page: Page, locale: Locale) {
  await page.goto(originOf(locale));
  await page.getByRole('contentinfo').getByRole('link', { name: LEGAL_LABELS[locale].withdraw, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(locale, 'page.title') })).toBeVisible();
  return form(page, locale);
}

/** An order placed in this browser, which may therefore see all of it. */
async function placeOrder(page: Page, locale: Locale, cart: object[]) {
  const { email, firstname, lastname, ...home } = newBuyer(locale);
  const data = {
    user: { firstname, lastname, email },
    locale,
    cart,
    shipping: { ...home, firstname, lastname, addition: '', info: '' },
    consent: { terms: true },
  };
  const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': unique('withdrawal') });
  expect(answer.status).toBe(201);
  const [name = '', value = ''] =
    /^(order-access)=([^;]*)/.exec([answer.headers['set-cookie']].flat().join())?.slice(1) ?? [];
  await page.context().addCookies([{ name, value, url: originOf(locale), httpOnly: true }]);
  const { orderNr, slug } = answer.json<{ data: { orderNr: string; slug: string } }>().data;
  return { orderNr, slug, email, name: `${firstname} ${lastname}` };
}

/** The receipt: its number on the page, and a mail with the content, date and time. */
async function expectReceipt(page: Page, locale: Locale, email: string, content: string[]): Promise<string> {
  const { title, definition } = form(page, locale);
  await expect(title('done')).toBeVisible();
  const receiptNr = await definition('done.receiptNr').innerText();
  const moment = await definition('done.at').innerText();
  expect(moment).toMatch(/\d{1,2}:\d{2}:\d{2}.*\((?:soit )?\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC\)/);
  const mails = async () => (await mailsTo(email, 1)).filter(({ subject }) => subject.includes(receiptNr));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  const [mail] = await mails();
  for (const part of [receiptNr, moment, ...content]) expect(plain(mail?.text ?? '')).toContain(plain(part));
  return receiptNr;
}

/** Two languages on one screen each; the full run has the others on both. */
const screens: Partial<Record<Locale, '@desktop' | '@phone'>> = { nl: '@phone', fr: '@desktop' };

for (const locale of allLocales) {
  const screen = screens[locale];

  test(`a guest withdraws in ${locale}: two steps from the footer, a receipt by mail`, {
    tag: screen ? inTurn(locale, screen, 'nl') : '@full',
  }, async ({ page }) => {
    const { field, next, confirm, edit, title, definition, summary } = await openFromFooter(page, locale);
    const email = `${unique('gast')}@example.com`;
    await expect(page.locator('#withdrawal')).toHaveAttribute('data-settled', '');

    await next.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await field('name').fill('Zoë "van" Dam & <b>');
    await field('orderNr').fill('ZW2026-99999');
    await field('email').fill('zoe@');
    await next.click();
    await expect(summary.getByRole('link')).toHaveCount(1);
    await field('email').fill(email);
    await field('text').fill('Eén pak\nin blauw');
    await next.click();

    await expect(title('review')).toBeFocused();
    await expect(definition('form.name')).toHaveText('Zoë "van" Dam & <b>');
    await expect(definition('form.orderNr')).toHaveText('ZW2026-99999');
    await expect(definition('form.email')).toHaveText(email);
    await expectAccessible(page);

    await edit.click();
    await expect(field('name')).toHaveValue('Zoë "van" Dam & <b>');
    await expect(field('text')).toHaveValue('Eén pak\nin blauw');
    await next.click();
    await confirm.dblclick();
    await expect(title('done')).toBeFocused();
    await expectAccessible(page);
    await expectReceipt(page, locale, email, ['Zoë "van" Dam & <b>', 'ZW2026-99999', email, 'Eén pak in blauw']);
  });

  test(`the order button in ${locale} states the obligation to pay`, {
    tag: locale === 'nl' ? '@phone' : '@full',
  }, async ({ page }) => {
    await openProduct(page, locale, 'ZW-CLASSIC');
    await chooseSuit(page, locale, 'blue', 'm');
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, locale);
    const submit = page.locator('main form button[type=submit]');
    await expect(submit).toHaveText(LEGAL_LABELS[locale].order);
    await expect(submit).toHaveAccessibleName(LEGAL_LABELS[locale].order);
  });
}

test('an owner withdraws from part of an order, at the order', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const locale = 'de';
  const order = await placeOrder(page, locale, [
    await cartLine(locale, 'ZW-PRO-PINK-L', 2),
    await cartLine(locale, 'ZW-PRO-BLUE-S'),
  ]);
  await page.goto(`${originOf(locale)}/order/${order.slug}`);
  const rights = page.getByRole('region', { name: text(locale, 'order.page.rights.title') });
  await expect(rights).toContainText(text(locale, 'order.page.rights.open'));
  await expectAccessible(page);
  await rights.getByRole('link', { name: LEGAL_LABELS[locale].withdraw, exact: true }).click();

  const { field, next, confirm, title, definition, summary } = form(page, locale);
  await expect(field('name')).toHaveValue(order.name);
  await expect(field('email')).toHaveValue(order.email);
  const choices = page.getByRole('group', { name: t(locale, 'form.lines') }).getByRole('combobox');
  await expect(choices).toHaveCount(2);
  await expect(page.locator('#withdrawal')).toHaveAttribute('data-settled', '');
  for (const choice of await choices.all()) await choice.selectOption('0');
  await next.click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(t(locale, 'required.lines'));
  await expectAccessible(page);
  await choices.first().selectOption('1');
  await next.click();

  await expect(title('review')).toBeFocused();
  await expect(definition('form.orderNr')).toHaveText(order.orderNr);
  await expect(definition('review.what')).toHaveText(/^1 × .*L$/);
  await confirm.click();
  const receiptNr = await expectReceipt(page, locale, order.email, [order.orderNr, '1 × ']);

  await page.goto(`${originOf(locale)}/order/${order.slug}`);
  await expect(rights.getByRole('listitem')).toContainText(receiptNr);
});

for (const locale of allLocales)
  test(`an order that is not packed yet is cancelled in ${locale}, after a question`, {
    tag: inTurn(locale, '@phone', 'de'),
  }, async ({ page }) => {
    const { slug } = await placeOrder(page, locale, [await cartLine(locale, 'ZW-PRO-BLUE-M')]);
    await page.goto(`${originOf(locale)}/order/${slug}`);
    const open = page.getByRole('button', { name: text(locale, 'order.cancel.button') });
    await open.click();
    const question = page.getByRole('dialog', { name: text(locale, 'order.cancel.question') });
    await expect(question.getByText(text(locale, 'order.cancel.unpaid'))).toBeVisible();
    await expectAccessible(page);
    await question
      .getByRole('button', { name: text(locale, 'order.cancel.keep') })
      .last()
      .click();
    await open.click();
    await question.getByRole('button', { name: text(locale, 'order.cancel.confirm') }).click();
    await expect(page.getByText(text(locale, 'order.page.status.canceled')).first()).toBeVisible();
    await expect(open).toHaveCount(0);
  });

test('another customer’s order shows its number only', { tag: ['@phone', '@full'] }, async ({ page, browser }) => {
  const order = await placeOrder(page, 'nl', [await cartLine('nl', 'ZW-PRO-PINK-L')]);
  const other = await browser.newContext();
  const visit = await other.newPage();
  await visit.goto(`${originOf('nl')}/order/${order.slug}/withdraw`);
  const { field } = form(visit, 'nl');
  await expect(field('orderNr')).toHaveValue(order.orderNr);
  await expect(field('name')).toHaveValue('');
  await expect(field('email')).toHaveValue('');
  expect(await visit.content()).not.toContain(order.email);
  await other.close();
});

test('during an outage the input stays and can be mailed', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const { field, next, confirm, title, definition } = await openFromFooter(page, 'nl');
  await expect(page.locator('#withdrawal')).toHaveAttribute('data-settled', '');
  await field('name').fill('Zoë van Dam');
  await field('orderNr').fill('ZW2026-99999');
  await field('email').fill(`${unique('gast')}@example.com`);
  await next.click();
  await page.route('**/api/withdrawals', (route) => route.abort());
  await confirm.click();
  const alert = page.getByRole('alert').filter({ hasText: t('nl', 'problem.title') });
  await expect(alert).toBeFocused();
  const href = (await alert.getByRole('link').getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toMatch(/^mailto:.+@.+ZW2026-99999[\s\S]*Zoë van Dam/);
  await expect(definition('form.name')).toHaveText('Zoë van Dam');
  await page.unroute('**/api/withdrawals');
  await confirm.click();
  await expect(title('done')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws, step by step', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    const locale = 'de';
    const { field, next, confirm, edit, title, definition } = await openFromFooter(page, locale);
    const email = `${unique('gast')}@example.com`;
    await field('name').fill('Jörg "Müller" & <b>');
    await field('orderNr').fill('ZW2026-99999');
    await field('email').fill('joerg@');
    const [refused] = await Promise.all([page.waitForResponse(/\/api\/withdrawals$/), next.click()]);
    expect(refused.status()).toBe(422);
    await expect(page.getByText(text(locale, 'forms.summary'))).toBeVisible();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('name')).toHaveValue('Jörg "Müller" & <b>');
    await field('email').fill(email);
    await next.click();

    await expect(title('review')).toBeVisible();
    await expect(definition('form.name')).toHaveText('Jörg "Müller" & <b>');
    await edit.click();
    await expect(field('email')).toHaveValue(email);
    await next.click();
    await confirm.click();
    await expectReceipt(page, locale, email, ['Jörg "Müller" & <b>', 'Die ganze Bestellung']);
  });

  test('an owner selects lines, too', { tag: ['@phone', '@full'] }, async ({ page }) => {
    const locale = 'nl';
    const order = await placeOrder(page, locale, [await cartLine(locale, 'ZW-PRO-PINK-L', 3)]);
    await page.goto(`${originOf(locale)}/order/${order.slug}/withdraw`);
    const { next, confirm, definition } = form(page, locale);
    await page.getByRole('combobox').selectOption('2');
    await next.click();
    await expect(definition('review.what')).toHaveText(/^2 × /);
    await confirm.click();
    await expectReceipt(page, locale, order.email, [order.orderNr, '2 × ']);
  });
});

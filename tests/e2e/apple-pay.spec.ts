import type { Page } from '@playwright/test';
import type { Locale } from '@/backend/contract/locales';
import { expectAccessible } from '../support/accessible';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { sheetOf, withApplePay } from './apple-pay-sheet';
import {
  addToCart,
  type Buyer,
  chooseSuit,
  expect,
  expectEmptyCart,
  expectThanks,
  inTurn,
  mailsTo,
  newBuyer,
  openProduct,
  test,
  text,
} from './support';

const contactOf = (buyer: Buyer) => ({
  givenName: buyer.firstname,
  familyName: buyer.lastname,
  emailAddress: buyer.email,
  addressLines: [`${buyer.street} ${buyer.housenumber}`],
  postalCode: buyer.postalCode,
  locality: buyer.city,
  countryCode: buyer.country.toUpperCase(),
});
const button = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'applePay.button'), exact: true });
const message = (page: Page) => page.getByRole('main').getByRole('alert');
const press = (page: Page, name: 'Pay' | 'Close') => sheetOf(page).getByRole('button', { name }).click();

async function openCart(page: Page, locale: Locale): Promise<void> {
  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
}

for (const locale of allLocales) {
  test(`${locale}: a suit is bought on its page in one sheet`, { tag: inTurn(locale, '@phone', 'nl') }, async ({
    page,
  }) => {
    const buyer = newBuyer(locale);
    await withApplePay(page, contactOf(buyer));
    await openProduct(page, locale, 'ZW-CLASSIC');
    await button(page, locale).click();
    await expect(page.getByRole('main')).toContainText(text(locale, 'product.prompt.both'));
    await chooseSuit(page, locale, 'blue', 'm');
    await expectAccessible(page, 'main');
    await button(page, locale).click();
    await expect(sheetOf(page)).toContainText(new URL(originOf(locale)).hostname);
    await expect(sheetOf(page)).toContainText(text(locale, 'delivery.home'));
    await press(page, 'Pay');
    await expectThanks(page, locale);
    // One confirms the order with its address, one its payment.
    const mails = await mailsTo(buyer.email, 2);
    expect(mails.map((mail) => mail.text).join()).toContain(buyer.city);
  });

  test(`${locale}: a cart is paid with Apple Pay`, { tag: '@full' }, async ({ page }) => {
    await withApplePay(page, contactOf(newBuyer(locale)));
    await openCart(page, locale);
    await button(page, locale).click();
    await press(page, 'Pay');
    await expectThanks(page, locale);
    await expectEmptyCart(page);
  });
}

test('a sheet that is closed changes nothing, and can be opened again', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  await withApplePay(page, contactOf(newBuyer('nl')));
  await openCart(page, 'nl');
  await button(page, 'nl').click();
  await press(page, 'Close');
  await expect(sheetOf(page)).toBeHidden();
  await button(page, 'nl').click();
  await expect(sheetOf(page)).toBeVisible();
});

test('a declined payment leads to the order, which can be paid in another way', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await withApplePay(page, contactOf(newBuyer('en')), 'failed');
  await openCart(page, 'en');
  await button(page, 'en').click();
  await press(page, 'Pay');
  await page.waitForURL(/\/order-payment\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'order.error.title'));
});

test('the sheet shows what an address lacks, and where nothing is delivered', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const buyer = newBuyer('nl');
  await withApplePay(page, { ...contactOf(buyer), addressLines: [buyer.street] });
  await openCart(page, 'nl');
  await button(page, 'nl').click();
  await press(page, 'Pay');
  await expect(sheetOf(page)).toContainText(`addressLines: ${text('nl', 'applePay.errors.addressLines')}`);

  const abroad = await page.context().newPage();
  await withApplePay(abroad, { ...contactOf(buyer), countryCode: 'US' });
  await abroad.goto(page.url());
  await button(abroad, 'nl').click();
  await expect(sheetOf(abroad)).toContainText(`country: ${text('nl', 'applePay.errors.country')}`);
});

test('a provider that is down says so, and keeps the cart', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await withApplePay(page, contactOf(newBuyer('nl')));
  await openCart(page, 'nl');
  await expect(button(page, 'nl')).toBeVisible();
  await page.route('**/api/payments/apple-pay', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { data: { session: null } } }) : route.continue(),
  );
  await button(page, 'nl').click();
  await expect(message(page)).toHaveText(text('nl', 'applePay.failed'));
  await expect(page.getByRole('link', { name: text('nl', 'cart.checkout') })).toBeVisible();
});

test('a price that changed while the sheet was open charges nothing', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await withApplePay(page, contactOf(newBuyer('nl')));
  await openCart(page, 'nl');
  await page.route('**/api/orders', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, data: { ...body.data, expectedTotal: 1 } }) });
  });
  await button(page, 'nl').click();
  await press(page, 'Pay');
  await expect(message(page)).toHaveText(text('nl', 'applePay.changed'));
});

test('browsers without Apple Pay neither show nor request anything', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('apple-pay') && asked.push(request.url()));
  await openCart(page, 'nl');
  await expect(page.getByRole('link', { name: text('nl', 'cart.checkout') })).toBeVisible();
  await expect(button(page, 'nl')).toHaveCount(0);
  expect(asked).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { allLocales, cartLine, originOf, pagePathOf } from '../support/shop';
import {
  checkoutField,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  inTurn,
  newBuyer,
  openCheckout,
  orderButton,
  pay,
  test,
  text,
} from './support';
import type { Locale } from '@/backend/contract/locales';

const SUIT = 'ZW-CLASSIC-BLUE-M';
const LESSON = 'ZW-LES-1-2';

/** Opens the checkout with these lines in the cart. */
async function checkOut(page: Page, locale: Locale, ...skus: string[]): Promise<void> {
  const lines = await Promise.all(skus.map((sku) => cartLine(locale, sku)));
  const fragment = encodeURIComponent(JSON.stringify(lines));
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}#cart=${fragment}`);
  await expect(page.getByRole('list', { name: text(locale, 'cart.lines') }).getByRole('listitem')).toHaveCount(
    skus.length,
  );
  await openCheckout(page, locale);
}

const section = (page: Page, locale: Locale, name: 'personal' | 'shipping' | 'billing') =>
  page.getByRole('region', { name: text(locale, `checkout.${name}.title`), exact: true });
const country = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: new RegExp(`^${text(locale, 'forms.fields.country')}`) }).first();
const status = (page: Page) => page.getByRole('status');

for (const locale of allLocales) {
  test(`lessons alone ask for four fields in ${locale}`, { tag: ['@phone', '@full'] }, async ({ page }) => {
    const buyer = newBuyer(locale);
    await checkOut(page, locale, LESSON);
    const personal = section(page, locale, 'personal');
    await expect(country(page, locale)).toBeVisible();
    await expect(personal.getByRole('textbox')).toHaveCount(3);
    await expect(section(page, locale, 'shipping')).toHaveCount(0);
    await expect(section(page, locale, 'billing')).toHaveCount(0);
    await fillCheckout(page, locale, buyer, { lessons: true });
    await consent(page);
    await page.getByRole('checkbox', { name: text(locale, 'checkout.consent.access') }).check();
    await orderButton(page, locale).click();
    await page.waitForURL(/\/checkout\/tr_/);
    await pay(page, 'bank', 'paid');
    await expectThanks(page, locale);
  });

  test(`a Dutch postal code and house number fill in the rest in ${locale}`, {
    tag: inTurn(locale, '@phone', 'nl'),
  }, async ({ page }) => {
    await checkOut(page, locale, SUIT);
    await country(page, locale).selectOption('nl');
    const shipping = section(page, locale, 'shipping');
    await expect(shipping.getByRole('textbox')).toHaveCount(4);
    await checkoutField(page, locale, 'postalCode').fill('1016ea');
    await checkoutField(page, locale, 'housenumber').fill('241 A');
    await expect(checkoutField(page, locale, 'street')).toHaveValue('Keizersgracht');
    await expect(checkoutField(page, locale, 'city')).toHaveValue('Amsterdam');
    const found = text(locale, 'forms.address.lookup.found', { street: 'Keizersgracht', city: 'Amsterdam' });
    await expect(status(page).getByText(found)).toBeVisible();
    // What the visitor types stays, also when the number is corrected.
    await checkoutField(page, locale, 'street').fill('Keizersgracht (achterhuis)');
    await checkoutField(page, locale, 'postalCode').fill('3511 AB');
    await checkoutField(page, locale, 'housenumber').fill('12');
    await expect(checkoutField(page, locale, 'city')).toHaveValue('Utrecht');
    await expect(checkoutField(page, locale, 'street')).toHaveValue('Keizersgracht (achterhuis)');
    await page.getByRole('button', { name: text(locale, 'forms.address.more') }).click();
    await expect(checkoutField(page, locale, 'addition')).toBeFocused();
    await expectAccessible(page);
  });
}

test('an address that is not found, or a look-up that fails, leaves the fields to the visitor', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const buyer = newBuyer('nl');
  await checkOut(page, 'nl', SUIT);
  await checkoutField(page, 'nl', 'postalCode').fill('9999 ZZ');
  await checkoutField(page, 'nl', 'housenumber').fill('1');
  await expect(status(page).getByText(text('nl', 'forms.address.lookup.notFound'))).toBeVisible();
  await page.route('**/api/address', (route) => route.abort());
  await checkoutField(page, 'nl', 'housenumber').fill('2');
  await expect(status(page).getByText(text('nl', 'forms.address.lookup.unavailable'))).toBeVisible();
  await fillCheckout(page, 'nl', buyer);
  await consent(page);
  await orderButton(page, 'nl').click();
  await page.waitForURL(/\/checkout\/tr_/);
});

test('the fields follow the country, and keep what was typed', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const buyer = newBuyer('fr');
  await checkOut(page, 'fr', SUIT);
  await fillCheckout(page, 'fr', buyer);
  const order = () =>
    section(page, 'fr', 'shipping')
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect(await order()).toEqual(['shipping.housenumber', 'shipping.street', 'shipping.postalCode', 'shipping.city']);
  await country(page, 'fr').selectOption('de');
  await expect.poll(order).toEqual(['shipping.street', 'shipping.housenumber', 'shipping.postalCode', 'shipping.city']);
  await expect(checkoutField(page, 'fr', 'street')).toHaveValue(buyer.street);
  await expect(checkoutField(page, 'fr', 'housenumber')).toHaveValue(buyer.housenumber);
});

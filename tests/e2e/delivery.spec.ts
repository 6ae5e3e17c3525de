import { domainCurrency } from '@/backend/contract/money';
import type { Locale } from '@/backend/contract/locales';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import { visibleShifts, watchShifts } from './layout-shifts';
import {
  addToCart,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  inTurn,
  mailsTo,
  money,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  pay,
  test,
  text,
} from './support';

/** Goggles, and to Belgium a letterbox parcel and the threshold. */
const AMOUNTS = {
  EUR: { GOGGLES: 1495, LETTERBOX: 345, FREE_FROM: 12_500 },
  SEK: { GOGGLES: 169_00, LETTERBOX: 39_00, FREE_FROM: 1399_00 },
};

/** Where Belgians buy; the other languages have the same country list. */
const turnOf = (locale: Locale): string[] =>
  locale === 'nl' ? ['@phone'] : locale === 'fr' ? ['@desktop'] : inTurn(locale, '@desktop', 'nl');

/** A whole message with anything as its values. */
function anyOf(locale: Locale, ...keys: string[]): RegExp {
  const mark = '\u0000';
  const patterns = keys.map((key) =>
    text(locale, key, { days: mark, time: mark, amount: mark })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(mark, '.+'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const belgian = (locale: Locale) => ({
  ...newBuyer(locale),
  street: 'Kouter',
  housenumber: '7',
  postalCode: 'B-9000',
  city: 'Gent',
  country: 'be',
});

for (const locale of allLocales) {
  test(`a Belgian in ${locale} sees what is missing for free delivery, and gets a letterbox parcel`, {
    tag: turnOf(locale),
  }, async ({ page }) => {
    const { GOGGLES, LETTERBOX, FREE_FROM } = AMOUNTS[domainCurrency(locale)];
    await watchShifts(page);
    await openProduct(page, locale, 'ZW-GOGGLES');
    const promise = page.getByText(anyOf(locale, 'delivery.today', 'delivery.later'));
    await expect(promise.first()).toBeVisible();
    expect(await visibleShifts(page)).toEqual([]);
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();

    await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
    const missing = (amount: number) =>
      page.getByText(text(locale, 'delivery.untilFree', { amount: money(locale, amount) }), { exact: true });
    await page.getByRole('combobox', { name: text(locale, 'cart.country') }).selectOption('be');
    await expect(missing(FREE_FROM - GOGGLES)).toBeVisible();
    await expect(promise.first()).toBeVisible();
    const quantity = page.getByRole('spinbutton');
    await quantity.fill('9');
    await quantity.press('Enter');
    await expect(page.getByText(text(locale, 'cart.noShipping'), { exact: true })).toBeVisible();
    await expect(page.getByText(anyOf(locale, 'delivery.untilFree'))).toHaveCount(0);
    await quantity.fill('1');
    await quantity.press('Enter');
    await expect(missing(FREE_FROM - GOGGLES)).toBeVisible();

    const buyer = belgian(locale);
    await openCheckout(page, locale);
    await fillCheckout(page, locale, buyer);
    const letterbox = page.getByRole('radio', { name: new RegExp(`^${text(locale, 'delivery.letterbox')}`) });
    await expect(page.getByRole('radio', { name: new RegExp(`^${text(locale, 'delivery.home')}`) })).toBeChecked();
    await letterbox.check();
    const total = page.getByRole('status').filter({ hasText: money(locale, GOGGLES + LETTERBOX) });
    await expect(total.first()).toBeVisible();
    await expect(letterbox).toBeChecked();
    await consent(page);
    await orderButton(page, locale).click();
    await page.waitForURL(/\/checkout\/tr_/);
    await pay(page, 'Card', 'paid');
    await expectThanks(page, locale);
    const mails = await mailsTo(buyer.email, 2);
    const [first] = mails;
    expect(first?.text.replace(/\s/g, ' ')).toContain(`: ${money(locale, LETTERBOX).replace(/\s/g, ' ')}`);
    const link = /https?:\/\/[^\s"<>]+\/api\/orders\/[^\s"<>]+/.exec(first?.text ?? '')?.[0];
    await page.goto(link ?? '');
    await expect(page.getByText(text(locale, 'delivery.letterbox'))).toBeVisible();
    await expect(page.getByText(anyOf(locale, 'delivery.expected'))).toBeVisible();
    await expect(page.getByText('9000 Gent').first()).toBeVisible();
  });
}

test('a suit does not fit through a letterbox', { tag: '@desktop' }, async ({ page }) => {
  await openProduct(page, 'nl', 'ZW-PONCHO');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, 'nl');
  await expect(page.getByText(anyOf('nl', 'delivery.today', 'delivery.later'))).toBeVisible();
  const address = page.getByRole('region', { name: text('nl', 'checkout.shipping.title') });
  await expect(address.getByRole('combobox')).toBeVisible();
  // At home or at a pick-up point.
  await expect(address.getByRole('radio')).toHaveCount(2);
  await expect(address.getByRole('radio', { name: text('nl', 'delivery.letterbox') })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a product names the days in general', { tag: '@phone' }, async ({ page }) => {
    await openProduct(page, 'nl', 'ZW-GOGGLES');
    await expect(page.getByText(text('nl', 'delivery.range', { min: '1', max: '2' }), { exact: true })).toBeVisible();
  });
});

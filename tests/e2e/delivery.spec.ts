import type { Locator, Page } from '@playwright/test';
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
  mailText,
  money,
  newBelgian,
  openCheckout,
  openProduct,
  orderButton,
  pay,
  test,
  text,
} from './support';

/** Goggles, and to Belgium both ways of delivery and the threshold. */
const AMOUNTS = {
  EUR: { GOGGLES: 1495, HOME: 495, LETTERBOX: 345, FREE_FROM: 12_500 },
  SEK: { GOGGLES: 169_00, HOME: 59_00, LETTERBOX: 39_00, FREE_FROM: 1399_00 },
};

/** Where Belgians buy; the other languages have the same country list. */
const turnOf = (locale: Locale): string[] => inTurn(locale, locale === 'nl' ? '@phone' : '@desktop', 'nl');

/** A whole message with anything as its values. Its days can be read. */
function anyOf(locale: Locale, ...keys: string[]): RegExp {
  const [days, other] = ['\u0000', '\u0001'];
  const patterns = keys.map((key) =>
    text(locale, `delivery.${key}`, { days, time: other, amount: other })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')
      .replaceAll(days, '(.+)')
      .replaceAll(other, '.+'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const plain = (shown: string): string => shown.replace(/\s+/g, ' ').trim();

/** The days that a text names, such as `Mon 30 November – Tue 1 December`. */
function daysIn(shown: string, message: RegExp): string {
  const days = message.exec(plain(shown))?.slice(1).find(Boolean);
  if (!days) throw new Error(`no days in “${shown}”`);
  return days;
}

const promiseOf = (locale: Locale): RegExp => anyOf(locale, 'today', 'later');
/** The product page holds a hidden one too, which keeps its place. */
const promiseOn = (page: Page, locale: Locale): Locator =>
  page.getByText(promiseOf(locale)).filter({ visible: true }).first();
const readDays = async (page: Page, locale: Locale): Promise<string> =>
  daysIn(await promiseOn(page, locale).innerText(), promiseOf(locale));

interface Walk {
  /** What the product page promises before and after the order. */
  before: string;
  after: string;
  /** The days to the domain's own country, and to Belgium. */
  home: Record<string, string>;
  belgium: Record<string, string>;
  /** Texts that must contain them. */
  choice: string;
  mails: string;
}

/** Orders a letterbox parcel to Belgium, and reads the days of delivery wherever they are named. */
async function orderToBelgium(page: Page, locale: Locale): Promise<Walk> {
  const { GOGGLES, HOME, LETTERBOX, FREE_FROM } = AMOUNTS[domainCurrency(locale)];
  await openProduct(page, locale, 'ZW-GOGGLES');
  const product = page.url();
  const before = await promiseOn(page, locale).innerText();
  expect(await visibleShifts(page)).toEqual([]);
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();

  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
  const home = { product: daysIn(before, promiseOf(locale)), cart: await readDays(page, locale) };
  const missing = (amount: number) =>
    page.getByText(text(locale, 'delivery.untilFree', { amount: money(locale, amount) }), { exact: true });
  await page.getByRole('combobox', { name: text(locale, 'cart.country') }).selectOption('be');
  await expect(missing(FREE_FROM - GOGGLES)).toBeVisible();
  // The quote for Belgium has arrived.
  await expect(page.getByText(money(locale, HOME), { exact: true }).first()).toBeAttached();
  const cart = await readDays(page, locale);
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(page.getByText(text(locale, 'cart.noShipping'), { exact: true })).toBeVisible();
  await expect(page.getByText(anyOf(locale, 'untilFree'))).toHaveCount(0);
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(missing(FREE_FROM - GOGGLES)).toBeVisible();

  const buyer = newBelgian(locale);
  await openCheckout(page, locale);
  await fillCheckout(page, locale, buyer);
  const letterbox = page.getByRole('radio', { name: new RegExp(`^${text(locale, 'delivery.letterbox')}`) });
  await expect(page.getByRole('radio', { name: new RegExp(`^${text(locale, 'delivery.home')}`) })).toBeChecked();
  await letterbox.check();
  const total = page.getByRole('status').filter({ hasText: money(locale, GOGGLES + LETTERBOX) });
  await expect(total.first()).toBeVisible();
  await expect(letterbox).toBeChecked();
  const checkout = await readDays(page, locale);
  const choice = plain(await page.locator('label').filter({ has: letterbox }).innerText());
  await consent(page);
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await pay(page, 'Card', 'paid');
  await expectThanks(page, locale);

  const mails = (await mailsTo(buyer.email, 2)).map((mail) => plain(mail.text));
  // In any order: a new guest gets one about the account too.
  const confirmation = mails.find((mail) => mail.includes(`: ${plain(money(locale, LETTERBOX))}`));
  const link = /https?:\/\/[^\s"<>]+\/api\/orders\/[^\s"<>]+/.exec(confirmation ?? '')?.[0];
  await page.goto(link ?? '');
  await expect(page.getByText(text(locale, 'delivery.letterbox'))).toBeVisible();
  const expected = anyOf(locale, 'expected');
  const order = daysIn(await page.getByText(expected).innerText(), expected);
  await expect(page.getByText('9000 Gent').first()).toBeVisible();
  await page.goto(product);
  const after = await promiseOn(page, locale).innerText();
  return { before, after, home, belgium: { cart, checkout, order }, choice, mails: mails.join(' ') };
}

for (const locale of allLocales) {
  test(`a Belgian in ${locale} sees what is missing for free delivery, and gets a letterbox parcel on the promised days`, {
    tag: turnOf(locale),
  }, async ({ page }) => {
    await watchShifts(page);
    let walk = await orderToBelgium(page, locale);
    // The cut-off hour or midnight was passed on the way: the next one is far away.
    if (walk.before !== walk.after) walk = await orderToBelgium(page, locale);
    const { home, belgium, choice, mails } = walk;
    expect(home).toEqual({ product: home.cart, cart: home.cart });
    const days = belgium.cart ?? '';
    expect(belgium).toEqual({ cart: days, checkout: days, order: days });
    expect(choice).toContain(days);
    for (const mail of ['orderReceived', 'orderPaid'])
      expect(mails).toContain(plain(mailText(locale, `${mail}.deliveryDates`, { days })));
  });
}

test('a suit does not fit through a letterbox', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await openProduct(page, 'nl', 'ZW-PONCHO');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, 'nl');
  await expect(page.getByText(promiseOf('nl'))).toBeVisible();
  const address = page.getByRole('region', { name: text('nl', 'checkout.shipping.title') });
  await expect(address.getByRole('combobox')).toBeVisible();
  // At home or at a pick-up point.
  await expect(address.getByRole('radio')).toHaveCount(2);
  await expect(address.getByRole('radio', { name: text('nl', 'delivery.letterbox') })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a product names the days in general', { tag: ['@phone', '@full'] }, async ({ page }) => {
    await openProduct(page, 'nl', 'ZW-GOGGLES');
    await expect(page.getByText(text('nl', 'delivery.range', { min: '1', max: '2' }), { exact: true })).toBeVisible();
  });
});

import type { Locale } from '@/backend/contract/locales';
import { domainCurrency } from '@/backend/contract/money';
import { allLocales, call, originOf, pagePathOf, readCatalog, segment } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  foreignMoney,
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

/** The Swedish domain sells in kronor; a visitor sees one currency on the whole way. */

async function priceOf(locale: Locale, sku: string): Promise<number> {
  const variant = (await readCatalog(locale)).flatMap(({ variants }) => variants).find((one) => one.sku === sku);
  if (!variant) throw new Error(`No ${sku} in ${locale}`);
  return variant.price;
}

/** Buys a suit, and looks for money of another currency on every page. */
async function buySuit(page: Parameters<typeof openProduct>[0], locale: Locale): Promise<void> {
  const currency = domainCurrency(locale);
  const price = await priceOf(locale, 'ZW-CLASSIC-BLUE-M');
  const main = page.getByRole('main');
  const expectOneCurrency = async () => expect(main).not.toContainText(foreignMoney(locale));
  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await expect(page.getByText(money(locale, price)).first()).toBeVisible();
  await expectOneCurrency();
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
  await expect(main.getByText(money(locale, price)).filter({ visible: true }).first()).toBeVisible();
  await expectOneCurrency();
  await openCheckout(page, locale);
  const buyer = newBuyer(locale);
  await fillCheckout(page, locale, buyer);
  await expectOneCurrency();
  await consent(page);
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await expect(page.getByText(currency === 'SEK' ? /^\d+\.\d{2} SEK$/ : /^€ \d+\.\d{2}$/)).toBeVisible();
  await pay(page, currency === 'SEK' ? 'bank' : 'Card', 'paid');
  await expectThanks(page, locale);
  await page.getByRole('link', { name: text(locale, 'order.view') }).click();
  await expect(main.getByText(money(locale, price)).first()).toBeVisible();
  await expectOneCurrency();
  for (const mail of await mailsTo(buyer.email, 2)) expect(mail.text).not.toMatch(foreignMoney(locale));
}

test('a guest on the Swedish domain buys in kronor, with Swish', { tag: '@phone' }, async ({ page }) => {
  await buySuit(page, 'sv');
});

for (const locale of allLocales.filter((one) => one !== 'sv'))
  test(`a guest in ${locale} buys in euro as before`, { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await buySuit(page, locale);
  });

test('search engines read the same currency as visitors', { tag: ['@desktop', '@full'] }, async () => {
  for (const locale of ['sv', 'nl'] as const) {
    const currency = domainCurrency(locale);
    const product = (await readCatalog(locale)).find(({ variants }) => variants[0]?.sku.startsWith('ZW-CLASSIC'));
    const { body } = await call(locale, `/${segment(locale, 'shop')}/${product?.slug}`);
    const named = [...body.matchAll(/"(?:priceC|c)urrency":"([A-Z]{3})"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(new Set(named)).toEqual(new Set([currency]));
  }
});

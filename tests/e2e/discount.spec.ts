import { originOf, pagePathOf, readCatalog } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  expectEmptyCart,
  fillCheckout,
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

/** Discount code of the demo content: ten percent off goods. */
const CODE = 'WELKOM10';
const SHIPPING = 595;

test('an unknown code, then a valid one, up to the paid order', { tag: '@phone' }, async ({ page }) => {
  const locale = 'de';
  const buyer = newBuyer(locale);
  const line = text(locale, 'discount.line', { code: CODE });
  const suit = (await readCatalog(locale))
    .flatMap(({ variants }) => variants)
    .find(({ sku }) => sku === 'ZW-CLASSIC-BLUE-M');
  const price = suit?.price ?? 0;
  const discount = Math.round(price / 10);
  const total = price - discount + SHIPPING;
  const minus = money(locale, -discount);
  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();

  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
  await page.getByText(text(locale, 'discount.title'), { exact: true }).click();
  const field = page.getByRole('textbox', { name: text(locale, 'discount.title') });
  await field.fill('wilkom10');
  await page.getByRole('button', { name: text(locale, 'discount.apply') }).click();
  await expect(page.getByText(text(locale, 'discount.reasons.unknown', { code: 'WILKOM10' }))).toBeVisible();
  await expect(field).toHaveValue('wilkom10');
  await expect(field).toBeFocused();
  await field.fill(' welkom10 ');
  await field.press('Enter');
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(minus)).toBeVisible();

  // It persists from the cart to the checkout and over a reload, until it is removed.
  await openCheckout(page, locale);
  await expect(page.getByText(line).last()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: text(locale, 'discount.remove', { code: CODE }) }).click();
  await expect(page.getByText(line)).toHaveCount(0);
  await page.getByText(text(locale, 'discount.title'), { exact: true }).click();
  await field.fill(CODE);
  await field.press('Enter');
  await expect(page.getByText(line).last()).toBeVisible();

  await fillCheckout(page, locale, buyer);
  await consent(page);
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await expect(page.getByText((total / 100).toFixed(2)).first()).toBeVisible();
  await pay(page, 'bank', 'paid');
  // The next order starts without it.
  await expectEmptyCart(page);
  expect(await page.evaluate(() => localStorage.getItem('discount-codes'))).toBeNull();
  await page.getByRole('link', { name: text(locale, 'order.view') }).click();
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(minus)).toBeVisible();
  await expect(page.getByText(money(locale, total)).first()).toBeVisible();

  const hasCode = async () => (await mailsTo(buyer.email, 1)).some((mail) => mail.text.includes(CODE));
  await expect.poll(hasCode).toBe(true);
});

import { originOf, pagePathOf } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  expectThanks,
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

/** The code in the mail of a gift card. */
const CODE = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/;

test('a gift card is bought for somebody, mailed, and pays a part of an order', { tag: '@phone-first' }, async ({
  page,
}) => {
  const locale = 'en';
  const buyer = newBuyer(locale);
  const recipient = newBuyer(locale);
  await openProduct(page, locale, 'ZW-GIFT');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'giftCards.product.choose')).last()).toBeVisible();
  await page.getByRole('radio', { name: money(locale, 2500) }).check();
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, locale);
  const gift = page.getByRole('region', { name: text(locale, 'giftCards.checkout.title') });
  await gift.getByLabel(text(locale, 'giftCards.checkout.name')).fill('Noor');
  await gift.getByLabel(text(locale, 'giftCards.checkout.email')).fill(recipient.email);
  await gift.getByLabel(text(locale, 'giftCards.checkout.message')).fill('Enjoy the\nwater!');
  await fillCheckout(page, locale, buyer, { lessons: true });
  await consent(page);
  await orderButton(page, locale).click();
  await pay(page, 'bank', 'paid');
  await expectThanks(page, locale);
  const [mail] = await mailsTo(recipient.email, 1);
  expect(mail?.text).toContain('Enjoy the water!');
  const code = CODE.exec(mail?.text ?? '')?.[0] ?? '';
  await page.getByRole('link', { name: text(locale, 'order.view') }).click();
  await expect(page.getByText(code)).toBeVisible();

  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`);
  await page.getByText(text(locale, 'discount.title'), { exact: true }).click();
  await page.getByRole('textbox', { name: text(locale, 'discount.title') }).fill(code.toLowerCase());
  await page.getByRole('button', { name: text(locale, 'discount.apply') }).click();
  await expect(page.getByText(money(locale, -2500))).toBeVisible();
  await openCheckout(page, locale);
  await expect(page.getByText(text(locale, 'discount.toPay')).last()).toBeVisible();
  await fillCheckout(page, locale, buyer);
  await consent(page);
  await orderButton(page, locale).click();
  await pay(page, 'bank', 'paid');
  await expectThanks(page, locale);
  await page.getByRole('link', { name: text(locale, 'order.view') }).click();
  await expect(page.getByText(money(locale, -2500))).toBeVisible();
});

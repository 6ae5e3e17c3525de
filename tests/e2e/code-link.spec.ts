import { originOf, pagePathOf } from '../support/shop';
import { addToCart, chooseSuit, expect, openProduct, test, text, settle } from './support';

/** Discount code of the demo content: ten percent off goods. */
const CODE = 'WELKOM10';
const stored = () => localStorage.getItem('discount-codes');

test('a code in the address is kept for the cart', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const locale = 'nl';
  const cart = `${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}`;
  await page.goto(`${originOf(locale)}/?utm_source=mail&code=welkom10#top`);
  const note = page.getByText(text(locale, 'codeLink.kept', { code: CODE }));
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(`${originOf(locale)}/?utm_source=mail#top`);
  await page.getByRole('button', { name: text(locale, 'cart.notifications.close') }).click();
  await expect(note).toHaveCount(0);

  // One that is unknown says so and leaves the other.
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'shop')}?code=NERGENS`);
  await expect(page.getByText(text(locale, 'discount.reasons.unknown', { code: 'NERGENS' }))).toBeVisible();
  expect(await page.evaluate(stored)).toBe(JSON.stringify([CODE]));

  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await page.goto(cart);
  await expect(page.getByText(text(locale, 'discount.line', { code: CODE }))).toBeVisible();
});

test('a page without a code, and one whose code is a secret, ask for nothing', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/quote/code')) asked.push(request.url());
  });
  await page.goto(`${originOf('en')}/reset?code=SUMMER`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/reset\?code=SUMMER$/);
  await page.goto(originOf('en'));
  await settle(page);
  expect(asked).toEqual([]);
});

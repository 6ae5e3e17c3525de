import type { Page } from '@playwright/test';
import { cartLine, originOf, pagePathOf } from '../support/shop';
import {
  consent,
  expect,
  expectThanks,
  fillCheckout,
  newBuyer,
  openCheckout,
  orderButton,
  pay,
  test,
  text,
} from './support';
import { type Locale } from '@/backend/contract/locales';

const LESSON = 'ZW-LES-1-2';
const LEVEL = 'ZW-LEVEL-1';

/** Opens the cart prefilled with these lines. */
async function openCart(page: Page, locale: Locale, ...skus: string[]): Promise<void> {
  const lines = await Promise.all(skus.map((sku) => cartLine(locale, sku)));
  const fragment = encodeURIComponent(JSON.stringify(lines));
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}#cart=${fragment}`);
}

const lines = (page: Page, locale: Locale) => page.getByRole('list', { name: text(locale, 'cart.lines') });

async function order(page: Page, locale: Locale, buyer = newBuyer(locale)): Promise<void> {
  await openCheckout(page, locale);
  await fillCheckout(page, locale, buyer, { lessons: true });
  await consent(page);
  await orderButton(page, locale).click();
  // Lessons open immediately, which requires a separate consent.
  const access = page.getByRole('checkbox', { name: text(locale, 'checkout.consent.access') });
  await expect(access).toHaveAttribute('aria-invalid', 'true');
  await access.check();
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await pay(page, 'bank', 'paid');
  await expectThanks(page, locale);
  // What was opened is one tap from the thanks.
  const watch = page.getByRole('link', { name: text(locale, 'order.thanks.watch') });
  await expect(watch).toHaveAttribute('href', /^\/order\/[\w-]+#lessons$/);
}

test('a lesson lowers the price of its level, and owned lessons are not sold again', { tag: '@phone' }, async ({
  page,
}) => {
  const locale = 'de';
  const buyer = newBuyer(locale);
  await openCart(page, locale, LESSON);
  await expect(lines(page, locale)).toContainText(/4,95/);
  await order(page, locale, buyer);

  await openCart(page, locale, LESSON, LEVEL);
  const [lesson, level] = [
    lines(page, locale).getByRole('listitem').first(),
    lines(page, locale).getByRole('listitem').nth(1),
  ];
  await expect(lesson).toContainText(text(locale, 'cart.owned'));
  await expect(level).toContainText(/abzüglich 4,95/);
  await expect(level.getByRole('spinbutton')).toHaveCount(0);
  // The credit belongs to the email address, not to the browser.
  await openCheckout(page, locale);
  await fillCheckout(page, locale, newBuyer(locale), { lessons: true });
  await expect(page.getByRole('status').getByText(text(locale, 'checkout.totalChanged.title'))).toBeVisible();
  await order(page, locale, buyer);

  await openCart(page, locale, LEVEL);
  await expect(lines(page, locale)).toContainText(text(locale, 'cart.owned'));
  await expect(page.getByText(text(locale, 'cart.nothingOrderable'))).toBeVisible();
});

test('a lesson included in a level is dropped, and a suit names its free lessons', { tag: '@desktop' }, async ({
  page,
}) => {
  const locale = 'nl';
  await openCart(page, locale, LESSON, LEVEL, 'ZW-CLASSIC-BLUE-M');
  await expect(lines(page, locale).getByRole('listitem').first()).toContainText(text(locale, 'cart.covered'));
  const suit = lines(page, locale).getByRole('listitem').nth(2);
  await expect(suit).toContainText(text(locale, 'cart.includes'));
  // Lessons are sold in the academy: their offers have no page of their own.
  const offer = await page.goto(`${originOf(locale)}/shop/losse-videoles`);
  expect(offer?.status()).toBe(404);
});

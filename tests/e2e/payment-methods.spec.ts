import type { Page } from '@playwright/test';
import { METHOD_NAMES } from '@/backend/contract/payment-methods';
import { expectAccessible } from '../support/accessible';
import { originOf, sandboxUrl } from '../support/shop';
import {
  addToCart,
  type Buyer,
  chooseSuit,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  newBelgian,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  test,
  text,
} from './support';
import type { Locale } from '@/backend/contract/locales';

interface Choice {
  locale: Locale;
  /** The country's own way to pay. */
  id: 'ideal' | 'bancontact' | 'klarna' | 'bizum' | 'swish';
  buyer?: (locale: Locale) => Buyer;
  /** Only in `npm run test:full` if left out. */
  screen?: '@desktop' | '@phone';
}

const CHOICES: Choice[] = [
  { locale: 'nl', id: 'ideal', screen: '@phone' },
  { locale: 'nl', id: 'bancontact', buyer: newBelgian },
  { locale: 'fr', id: 'bancontact', buyer: newBelgian },
  { locale: 'en', id: 'ideal' },
  { locale: 'de', id: 'klarna' },
  { locale: 'fr', id: 'klarna' },
  { locale: 'es', id: 'bizum' },
  { locale: 'sv', id: 'swish' },
  { locale: 'sv', id: 'klarna' },
];

/** Names on the sandbox's page. */
const SANDBOX_NAMES = { ideal: 'iDEAL', bancontact: 'Bancontact', klarna: 'Klarna', bizum: 'Bizum', swish: 'Swish' };

const methods = (page: Page, locale: Locale) =>
  page.getByRole('group', { name: text(locale, 'checkout.payment.title') }).getByRole('radio');

async function fillInOrder(page: Page, locale: Locale, buyer = newBuyer(locale)): Promise<void> {
  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, 'blue', 'm');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, locale);
  await fillCheckout(page, locale, buyer);
  await consent(page);
}

async function orderAndPay(page: Page, locale: Locale): Promise<void> {
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
}

const settle = async (page: Page, outcome: string): Promise<void> => {
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await page.waitForURL(/\/order-payment\?order=/);
};

for (const { locale, id, buyer = newBuyer, screen } of CHOICES) {
  test(`${locale}: who chooses ${id} in the checkout lands there`, { tag: screen ?? '@full' }, async ({ page }) => {
    await fillInOrder(page, locale, buyer(locale));
    const name = METHOD_NAMES[id] ?? id;
    await methods(page, locale).and(page.getByRole('radio', { name })).check();
    await expect(page.getByText(text(locale, 'checkout.payment.next', { method: name }))).toBeVisible();
    await expectAccessible(page, 'main');
    await orderAndPay(page, locale);
    await expect(page.getByRole('heading', { name: `${SANDBOX_NAMES[id]}: what should happen?` })).toBeVisible();
    await settle(page, 'paid');
    await expectThanks(page, locale);
  });
}

test('the keyboard chooses among the methods, and the first is preselected', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await fillInOrder(page, 'nl');
  await expect(methods(page, 'nl').first()).toBeChecked();
  await methods(page, 'nl').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(methods(page, 'nl').nth(1)).toBeChecked();
  await orderAndPay(page, 'nl');
  await expect(page.getByRole('heading', { name: 'Card: what should happen?' })).toBeVisible();
  // Another outcome of another method: back to the choice at the provider.
  await page.getByRole('link', { name: 'Another way to pay' }).click();
  await page.getByRole('button', { name: 'iDEAL' }).click();
  await settle(page, 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'order.error.title'));
});

test('without an answer of the shop the provider’s page asks', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await page.route('**/api/payments/methods?*', (route) => route.abort());
  await fillInOrder(page, 'nl');
  await expect(page.getByText(text('nl', 'checkout.payment.title'))).toHaveCount(0);
  await expect(page.getByText(text('nl', 'checkout.next'))).toBeVisible();
  await orderAndPay(page, 'nl');
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
});

test('a method that vanishes before the order is replaced by the provider’s choice', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const methodOf = { id: 'gone', name: 'Gone Pay', min: 1, max: null };
  await page.route('**/api/payments/methods?*', (route) => route.fulfill({ json: { data: { methods: [methodOf] } } }));
  await fillInOrder(page, 'nl');
  await expect(methods(page, 'nl')).toHaveCount(1);
  await orderAndPay(page, 'nl');
  expect(page.url()).toContain(sandboxUrl.replace('127.0.0.1', new URL(page.url()).hostname));
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  expect(page.url()).not.toContain(originOf('nl'));
});

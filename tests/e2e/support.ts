import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { PENDING_ORDER_KEY } from '@/lib/purchase/checkout/has-pending-order';
import { encodeRefusedConsent } from '@/lib/session/encode-consent';
import { PATIENCE_MS } from '../support/time-limits';
import { allLocales, mailUrl, originOf, pagePathOf, readCatalog, segment } from '../support/shop';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { FIRST_OPTIONS } from '@/backend/contract/first-options';
import { domainCurrency, formatMoney } from '@/backend/contract/money';

type Messages = { [key: string]: string | Messages };

type Values = Record<string, string | number>;

/** The shop's own text for a message key, so that journeys find elements by role and name in every language. */
export const text = (locale: Locale, key: string, values: Values = {}): string =>
  messageIn(`../../messages/${locale}.json`, key, values);

/** The same of the mails. */
export const mailText = (locale: Locale, key: string, values: Values = {}): string =>
  messageIn(`../../backend/messages/${locale}.json`, key, values);

function messageIn(file: string, key: string, values: Values): string {
  const messages = JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')) as Messages;
  let node: string | Messages | undefined = messages;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  if (typeof node !== 'string') throw new Error(`no message ${key} in ${file}`);
  return node.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A page must not throw, log an error or violate its content security policy. */
export const test = base.extend<{ failOnErrors: undefined }>({
  failOnErrors: [
    async ({ page, context }, use) => {
      // A returning visitor: the language is chosen and the cookie question answered on each domain.
      await context.addCookies(
        allLocales.flatMap((locale) => [
          { name: 'locale', value: locale, url: originOf(locale) },
          { name: 'consent', value: encodeRefusedConsent(), url: originOf(locale) },
        ]),
      );
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        // The browser itself logs refused calls (409, 422 …); the journey checks how the shop handles them.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          errors.push(`console: ${message.text()}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export interface Buyer {
  firstname: string;
  lastname: string;
  email: string;
  street: string;
  housenumber: string;
  postalCode: string;
  city: string;
  country: string;
}

const homes: Record<Locale, Omit<Buyer, 'email'>> = {
  nl: {
    firstname: 'Sanne',
    lastname: 'de Vries',
    street: 'Otterkade',
    housenumber: '12',
    postalCode: '3511 AB',
    city: 'Utrecht',
    country: 'nl',
  },
  en: {
    firstname: 'Olivia',
    lastname: 'Brown',
    street: 'Keizersgracht',
    housenumber: '241',
    postalCode: '1016 EA',
    city: 'Amsterdam',
    country: 'nl',
  },
  de: {
    firstname: 'Jörg',
    lastname: 'Müller',
    street: 'Straße des 17. Juni',
    housenumber: '100',
    postalCode: '10557',
    city: 'Berlin',
    country: 'de',
  },
  es: {
    firstname: 'Íñigo',
    lastname: 'Núñez',
    street: 'Calle de Alcalá',
    housenumber: '45',
    postalCode: '28014',
    city: 'Madrid',
    country: 'es',
  },
  fr: {
    firstname: 'Zoé',
    lastname: 'Lefèvre',
    street: 'Rue de Rivoli',
    housenumber: '99',
    postalCode: '75001',
    city: 'Paris',
    country: 'fr',
  },
  sv: {
    firstname: 'Åsa',
    lastname: 'Öberg',
    street: 'Sveavägen',
    housenumber: '44',
    postalCode: '111 34',
    city: 'Stockholm',
    country: 'se',
  },
};

export const agreeButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'safetyRules.agree'), exact: true });
/** Agrees to the safety rules that come before the video of a lesson. */
export const keepToRules = (page: Page, locale: Locale): Promise<void> => agreeButton(page, locale).click();

/** Tag of a journey that exists in several languages: `npm test` walks it in one of them, the full run in all. */
export const inTurn = (locale: Locale, screen: '@desktop' | '@phone', chosen: Locale): string[] =>
  locale === chosen ? [screen] : [screen, '@full'];

let counter = 0;
export function newBuyer(locale: Locale): Buyer {
  counter += 1;
  return { ...homes[locale], email: `${locale}-${process.pid}-${Date.now()}-${counter}@example.com` };
}

/** Somebody in Belgium who reads this language. */
export const newBelgian = (locale: Locale): Buyer => ({
  ...newBuyer(locale),
  street: 'Kouter',
  housenumber: '7',
  postalCode: 'B-9000',
  city: 'Gent',
  country: 'be',
});

/** Signs of a currency that a domain does not sell in. */
export const foreignMoney = (locale: Locale): RegExp => (domainCurrency(locale) === 'SEK' ? /€|EUR/ : /\bkr\b|SEK/);

/** An amount as the domain of a language writes it, in its currency. */
export const money = (locale: Locale, minor: number): string =>
  formatMoney({ amount: minor, currency: domainCurrency(locale) }, LOCALE_SETTINGS[locale].tag);

/** Opens a product by sku prefix (`ZW-CLASSIC`) in a locale. */
export async function openProduct(page: Page, locale: Locale, prefix: string): Promise<string> {
  const product = (await readCatalog(locale)).find((candidate) =>
    candidate.variants.some((variant) => variant.sku.startsWith(prefix)),
  );
  if (!product) throw new Error(`no product ${prefix}`);
  await page.goto(`${originOf(locale)}/${segment(locale, 'shop')}/${product.slug}`);
  return product.title;
}

/** Label of a value of the two options that the seed makes. */
export function valueLabel(locale: Locale, key: string): string {
  const value = FIRST_OPTIONS.flatMap(({ values }) => values).find((one) => one.key === key);
  if (!value) throw new Error(`no value ${key}`);
  return value.words[locale];
}

export async function chooseSuit(page: Page, locale: Locale, color: 'blue' | 'pink', size: string): Promise<void> {
  await page.getByRole('radio', { name: valueLabel(locale, color) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${valueLabel(locale, size)}(\\b|$)`) }).check();
}

export async function addToCart(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('button', { name: text(locale, 'product.addToCart') })
    .first()
    .click();
}

/**
 * Until what a page requests by itself was requested. Chromium at times never reports an idle network after a navigation:
 * fifteen seconds are long enough for every page.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
}

export async function openCheckout(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'afrekenen')}`);
}

const PERSON = ['firstname', 'lastname', 'email'] as const;
const ADDRESS = ['street', 'housenumber', 'postalCode', 'city'] as const;

export const checkoutField = (page: Page, locale: Locale, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${text(locale, `forms.fields.${name}`)}`) }).first();

/** `lessons`: nothing is sent, so the checkout asks for no street. */
export async function fillCheckout(page: Page, locale: Locale, buyer: Buyer, { lessons = false } = {}): Promise<void> {
  for (const name of lessons ? PERSON : [...PERSON, ...ADDRESS])
    await checkoutField(page, locale, name).fill(buyer[name]);
  await page
    .getByRole('combobox', { name: new RegExp(`^${text(locale, 'forms.fields.country')}`) })
    .first()
    .selectOption(buyer.country);
}

export async function consent(page: Page): Promise<void> {
  await page.locator('input[type=checkbox][name="consent.terms"], input[type=checkbox][name="terms"]').check();
}

export const orderButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'checkout.button') });

/** Buys one suit, up to the payment page of the sandbox. */
export async function goToPayment(
  page: Page,
  locale: Locale,
  buyer: Buyer,
  size = 'm',
  color: 'blue' | 'pink' = 'blue',
): Promise<void> {
  await openProduct(page, locale, 'ZW-CLASSIC');
  await chooseSuit(page, locale, color, size);
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, locale);
  await fillCheckout(page, locale, buyer);
  await consent(page);
  // Ordered before the methods have come, the provider's page asks for one: the same cart would be another order later.
  await expect(page.locator('input[name="paymentMethod"]:checked')).toHaveCount(1, { timeout: PATIENCE_MS });
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
}

export async function pay(
  page: Page,
  method: 'bank' | 'Card' | 'Bank transfer',
  outcome: 'paid' | 'open' | 'failed' | 'canceled' | 'expired',
): Promise<void> {
  await page.waitForURL(/\/checkout\/tr_/);
  // The way that the checkout preselected.
  if (page.url().endsWith('/outcome')) await page.getByRole('link', { name: 'Another way to pay' }).click();
  // The provider shows those of the currency: iDEAL for euro, Swish for kronor.
  await page.getByRole('button', { name: method === 'bank' ? /^(iDEAL|Swish)$/ : method }).click();
  await page.getByRole('button', { name: outcome, exact: true }).click();
  await page.waitForURL(/\/order-payment\?order=/);
}

/** The server-rendered page shows an empty cart to everyone; only the cookie knows its content. */
export async function expectEmptyCart(page: Page): Promise<void> {
  const cart = async () => (await page.context().cookies()).find((cookie) => cookie.name === 'cart')?.value ?? '';
  await expect.poll(cart).toMatch(/^(%5B%5D|\[\])?$/);
}

/**
 * The thank-you page, once its script has removed the paid lines from the cart and forgotten the checkout: the server renders
 * the title before that, and a test that goes on earlier would lose the same lines of its next cart.
 */
export async function expectThanks(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'order.thanks.title'));
  const pending = () => page.evaluate((key) => localStorage.getItem(key), PENDING_ORDER_KEY);
  await expect.poll(pending).toBeNull();
}

interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
}

/** The mails to an address, once there are at least `count`. */
export async function mailsTo(address: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = ((await (await fetch(`${mailUrl}/email`)).json()) as Mail[]).filter((mail) =>
          mail.to.some((to) => to.address === address),
        );
        return mails.length;
      },
      { timeout: PATIENCE_MS },
    )
    .toBeGreaterThanOrEqual(count);
  return mails;
}

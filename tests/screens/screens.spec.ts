import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAdmin } from '../support/admin-api';
import { lessonAt } from '../support/academy';
import { deliveredOrder } from '../support/delivered-order';
import { allLocales, originOf, pagePathOf, readCatalog } from '../support/shop';
import {
  addToCart,
  checkoutField,
  chooseSuit,
  expect,
  expectThanks,
  goToPayment,
  keepToRules,
  money,
  newBuyer,
  openCheckout,
  openProduct,
  pay,
  settle,
  test,
  text,
} from '../e2e/support';
import type { Locale } from '@/backend/contract/locales';

/**
 * Takes the pictures of `docs/screens`: `npm run screens`. To look at whole pages on both screens in other languages:
 * `npm run with-shop -- npx playwright test --config tests/screens/playwright.config.ts --project=look -g " (en|de) "` puts them
 * in `.cache/screens`.
 */
interface Screen {
  name: string;
  /** Of the picture in `docs/screens`. */
  locale: Locale;
  phone?: boolean;
  /** Instead of that of the screen, for what is below. */
  height?: number;
  show: (page: Page, locale: Locale) => Promise<void>;
}

const goTo = async (page: Page, locale: Locale, slug: string): Promise<void> => {
  await page.goto(`${originOf(locale)}${slug === '' ? '/' : await pagePathOf(locale, slug)}`);
};

async function buy(page: Page, locale: Locale, sku: string): Promise<void> {
  await openProduct(page, locale, sku);
  if (['ZW-CLASSIC', 'ZW-MINI', 'ZW-PRO'].includes(sku))
    await chooseSuit(page, locale, sku === 'ZW-MINI' ? 'pink' : 'blue', 'l');
  await addToCart(page, locale);
  await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
}

async function showSize(page: Page, locale: Locale): Promise<void> {
  const field = (name: string) => {
    const label = text(locale, `sizeAdviser.${name}`).replaceAll(/[()]/g, '\\$&');
    return page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  };
  await openProduct(page, locale, 'ZW-CLASSIC');
  await page.getByRole('button', { name: text(locale, 'sizeAdviser.open') }).click();
  await field('age').fill('5');
  await field('weight').fill('19');
  await field('weight').press('Enter');
  await expect(page.getByText(text(locale, 'sizeAdviser.sizeTitle', { size: 'M' }), { exact: true })).toBeVisible();
}

/** One promotion while it is needed. */
async function showSet(page: Page, locale: Locale): Promise<void> {
  const type = '/content-manager/collection-types/api::promotion.promotion';
  const catalog = await readCatalog(locale);
  const products = ['ZW-CLASSIC', 'ZW-PONCHO'].map((sku) => ({
    documentId: catalog.find(({ variants }) => variants.some((one) => one.sku.startsWith(sku)))?.id,
    locale,
  }));
  const json = {
    name: 'Set',
    active: true,
    kind: 'set',
    price: 64.95,
    products: { connect: products, disconnect: [] },
  };
  const { data } = await callAdmin<{ data: { documentId: string } }>(type, { json });
  try {
    for (const sku of ['ZW-CLASSIC', 'ZW-PONCHO']) await buy(page, locale, sku);
    await goTo(page, locale, 'winkelmand');
    await expect(page.getByText(text(locale, 'discount.promotions.set')).first()).toBeVisible();
    await settle(page);
  } finally {
    await callAdmin(`${type}/${data.documentId}`, { method: 'DELETE' });
  }
}

async function showExchange(page: Page, locale: Locale): Promise<void> {
  const { url } = await deliveredOrder(page.context(), locale, 'ZW-PRO-BLUE-L');
  await page.goto(url);
  await page
    .getByRole('region', { name: text(locale, 'exchange.title') })
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('radio').first().check();
}

async function showCheckout(page: Page, locale: Locale): Promise<void> {
  await buy(page, locale, 'ZW-CLASSIC');
  await openCheckout(page, locale);
  const { firstname, lastname } = newBuyer(locale);
  await checkoutField(page, locale, 'firstname').fill(firstname);
  await checkoutField(page, locale, 'lastname').fill(lastname);
}

async function showFavourites(page: Page, locale: Locale): Promise<void> {
  await goTo(page, locale, 'shop');
  const hearts = page.getByRole('button', { name: new RegExp(text(locale, 'favourites.keep', { title: '.+' })) });
  for (const index of [0, 2, 3, 5]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(`${originOf(locale)}/favourites`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
}

const SCREENS: Screen[] = [
  { name: 'home', locale: 'en', show: (page, locale) => goTo(page, locale, '') },
  {
    name: 'product',
    locale: 'en',
    show: async (page, locale) => {
      await openProduct(page, locale, 'ZW-CLASSIC');
      await chooseSuit(page, locale, 'blue', 'l');
    },
  },
  {
    name: 'spare-floats',
    locale: 'en',
    show: async (page, locale) => void (await openProduct(page, locale, 'ZW-FLOAT')),
  },
  { name: 'listing', locale: 'en', height: 1300, show: (page, locale) => goTo(page, locale, 'shop') },
  { name: 'size-adviser', locale: 'en', show: showSize },
  { name: 'checkout', locale: 'en', show: showCheckout },
  { name: 'checkout-phone', locale: 'en', phone: true, show: showCheckout },
  {
    name: 'cart-phone',
    locale: 'de',
    phone: true,
    show: async (page, locale) => {
      await buy(page, locale, 'ZW-MINI');
      await goTo(page, locale, 'winkelmand');
    },
  },
  { name: 'set', locale: 'en', show: showSet },
  { name: 'favourites', locale: 'en', show: showFavourites },
  {
    name: 'gift-card',
    locale: 'en',
    show: async (page, locale) => {
      await openProduct(page, locale, 'ZW-GIFT');
      await page.getByRole('radio', { name: money(locale, 5000) }).check();
    },
  },
  {
    name: 'thanks',
    locale: 'en',
    height: 1480,
    show: async (page, locale) => {
      await goToPayment(page, locale, newBuyer(locale));
      await pay(page, 'Card', 'paid');
      await expectThanks(page, locale);
      await expect(page.getByRole('region', { name: text(locale, 'shelf.goesWithOrder') })).toBeVisible();
    },
  },
  { name: 'exchange', locale: 'en', show: showExchange },
  { name: 'guarantee', locale: 'en', height: 1200, show: (page, locale) => goTo(page, locale, 'wettelijke-garantie') },
  { name: 'academy', locale: 'en', show: (page, locale) => goTo(page, locale, 'academy') },
  {
    name: 'lesson',
    locale: 'en',
    show: async (page, locale) => {
      const { url } = await lessonAt(locale, 1, 1);
      await page.goto(url);
      await keepToRules(page, locale);
      await page.getByRole('button', { name: text(locale, 'player.play'), exact: true }).waitFor();
    },
  },
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

async function settled(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const { name, locale, phone, height, show } of SCREENS)
  test(name, { tag: '@docs' }, async ({ page }) => {
    const size = phone ? PHONE : DESKTOP;
    await page.setViewportSize({ ...size, height: height ?? size.height });
    await show(page, locale);
    await settled(page);
    const out = join(root, 'docs/screens');
    mkdirSync(out, { recursive: true });
    await sharp(await page.screenshot())
      .resize({ width: phone ? 390 : 960 })
      .webp({ quality: 76, effort: 6 })
      .toFile(join(out, `${name}.webp`));
  });

for (const locale of allLocales)
  for (const { name, show } of SCREENS)
    for (const size of [PHONE, DESKTOP])
      test(`${name} ${locale} ${size.width}`, { tag: '@look' }, async ({ page }) => {
        await page.setViewportSize(size);
        await show(page, locale);
        await settled(page);
        const isDialog = await page.getByRole('dialog').first().isVisible();
        const path = join(root, '.cache/screens', `${name}-${locale}-${size.width}.png`);
        await page.screenshot({ path, fullPage: !isDialog });
      });

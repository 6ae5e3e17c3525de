// What a guest on a phone has to do in the checkout, for a suit and for a lesson alone: fields, taps and seconds up to the
// payment page. `npm run bench:checkout`; exits with 1 when the checkout asks for more fields than its limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { figure } from './lib/figures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bold, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

/** As somebody types on a phone. */
const KEY_MS = 150;
/** Finding the next field or button, and moving the thumb there. */
const TAP_MS = 700;
const distDir = '.next-test';

let guests = 0;
/** What a new guest types, in the order of the form; what a look-up fills in is not typed. */
const newGuest = () => ({
  firstname: 'Sanne',
  lastname: 'de Vries',
  email: `sanne.devries.${++guests}@example.com`,
  'shipping.postalCode': '3511 AB',
  'shipping.housenumber': '12',
});
const FILLED_IN = ['shipping.street', 'shipping.city'];

const ORDERS = [
  { what: 'suit', sku: 'ZW-CLASSIC-BLUE-M', most: 8, consents: ['terms'] },
  { what: 'lesson', sku: 'ZW-LES-1-2', most: 4, consents: ['terms', 'immediateAccess'] },
];

/** With their sources in words. */
const YARDSTICKS = [
  'fields: 6 to 8 are possible, an average checkout has about 15 (Baymard Institute, checkout usability)',
  'why carts are left, about 70 of 100: extra costs 39 to 48 %, a forced account 19 to 26 %, too long or complex 18 % (Baymard Institute)',
  'targets of at least 44 by 44 px, a token for autofill on every field, guests first, the total in sight at each step (written rules of the Saleor storefront)',
  'guest by default, express payment, the address filled in (WooCommerce and Shopify, as delivered)',
];

/** @param {string} backendUrl @param {string} sku */
async function readLine(backendUrl, sku) {
  const answer = await fetch(`${backendUrl}/api/product-variants?filters[sku]=${sku}`);
  const [variant] = (await answer.json()).data;
  return { variantId: variant.id, quantity: 1, options: variant.attributes.options };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, line: object, consents: string[] }} order
 */
async function order(browser, { origin, line, consents }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await context.addCookies([
    { name: 'cart', value: encodeURIComponent(JSON.stringify([line])), url: origin },
    { name: 'locale', value: 'nl', url: origin },
  ]);
  const page = await context.newPage();
  await page.goto(`${origin}/afrekenen`);
  const form = page.locator('#checkout');
  await page.locator('[data-consent-bar] button').first().tap();
  await page.locator('select[name="shipping.country"]').waitFor();
  const fields = await form.locator('input:not([type=checkbox], [type=radio]):visible, select:visible').count();
  const { tokens, lowest } = await form.evaluate((element) => {
    const targets = [...element.querySelectorAll('input:not([type=checkbox], [type=radio]), select, button')].filter(
      (one) => one.checkVisibility(),
    );
    return {
      tokens: targets.filter((one) => one.hasAttribute('autocomplete')).length,
      lowest: Math.min(...targets.map((one) => one.getBoundingClientRect().height)),
    };
  });
  const checkboxes = await form.locator('input[type=checkbox]:visible').count();
  const height = await form.evaluate((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  });

  const started = performance.now();
  let taps = 0;
  const tap = async (/** @type {import('@playwright/test').Locator} */ target) => {
    taps += 1;
    await page.waitForTimeout(TAP_MS);
    await target.tap();
  };
  let typed = 0;
  for (const [name, value] of Object.entries(newGuest())) {
    const field = page.locator(`[name="${name}"]`);
    if (!(await field.isVisible())) continue;
    typed += 1;
    await tap(field);
    await field.pressSequentially(value, { delay: KEY_MS });
  }
  // Missing fields are an order without goods.
  await page.waitForFunction(
    (names) =>
      names.every((name) => {
        const field = document.querySelector(`[name="${name}"]`);
        return !(field instanceof HTMLInputElement) || field.value !== '';
      }),
    FILLED_IN,
  );
  for (const name of consents) await tap(page.locator(`[name="${name}"]`));
  await tap(form.locator('button[type=submit]').last());
  await page.waitForURL(/\/checkout\/tr_/);
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return { fields, tokens, lowest, checkboxes, typed, taps, seconds, screens: height / 844 };
}

runMain(async () => {
  await ensureInstalled();
  const executablePath = (await ensureBrowser()) || undefined;
  const work = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureBuilt({ distDir, admin: false, logs: join(work, 'logs') });
  const shop = await startTemporaryShop({ work, distDir, env: { ORDER_LIMIT: '0' } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const origin = shop.settings.origins[0]?.origin ?? '';
    say(bold(`\nA guest in a hurry on a phone of 390 px: ${KEY_MS} ms a key, ${TAP_MS} ms before each tap`));
    for (const { what, sku, most, consents } of ORDERS) {
      const line = await readLine(shop.environment.backendUrl, sku);
      // The first order of a new shop also renders its pages.
      await order(browser, { origin, line, consents });
      const done = await order(browser, { origin, line, consents });
      const { fields, tokens, lowest, checkboxes, typed, taps, seconds, screens } = done;
      figure(
        `checkout of a ${what}, guest on a phone`,
        `${fields} fields and ${checkboxes} checkboxes on ${screens.toFixed(1)} screens; ${typed} fields typed, ${taps} taps, ${seconds.toFixed(0)} s up to the payment page`,
      );
      say(
        `  ${tokens} of the fields have a token for autofill; the lowest field or button is ${lowest.toFixed(0)} px high`,
      );
      if (fields <= most) continue;
      say(`  WRONG: more than ${most} fields`);
      process.exitCode = 1;
    }
    say('  For comparison, what others measured or ask for:');
    for (const line of YARDSTICKS) say(`  - ${line}`);
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(work, { recursive: true, force: true });
  }
});

// Takes the README's screenshots of a running shop: `node scripts/screenshots.mjs [origin]`. Needs sharp, which next/image installs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from './lib/browser.mjs';
import { runMain } from './lib/main.mjs';
import { readSettings, root } from './lib/settings.mjs';

runMain(async () => {
  const { origins } = readSettings();
  const originOf = (/** @type {string} */ locale) => origins.find((entry) => entry.locale === locale)?.origin ?? '';
  const out = join(root, 'docs/screens');
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser()) || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const open = async (/** @type {string} */ locale, phone = false) => {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'locale', value: locale, url: originOf(locale) }]);
    return context.newPage();
  };
  const save = async (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) => {
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .resize({ width: name.includes('phone') ? 390 : 960 })
      .webp({ quality: 78 })
      .toFile(join(out, `${name}.webp`));
  };

  const page = await open('en');
  await page.goto(`${originOf('en')}/`);
  await save(page, 'home');
  await page.goto(`${originOf('en')}/shop`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zwotter Classic/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Blue' }).check();
  await page.getByRole('radio', { name: /^L$/ }).check();
  await save(page, 'product');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.waitForFunction(() => document.cookie.includes('cart='));
  await page.goto(`${originOf('en')}/checkout`);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Olivia');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Brown');
  await save(page, 'checkout');

  await page.goto(`${originOf('en')}/academy`);
  await save(page, 'academy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Start with/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await save(page, 'lesson');

  const phone = await open('de', true);
  await phone.goto(`${originOf('de')}/shop`);
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Zwotter Mini/ })
    .first()
    .click();
  await phone.getByRole('radio', { name: 'Rosa' }).check();
  await phone.getByRole('radio', { name: /^L$/ }).check();
  await phone.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await phone.waitForFunction(() => document.cookie.includes('cart='));
  await phone.goto(`${originOf('de')}/warenkorb`);
  await save(phone, 'cart-phone');
  await browser.close();
});

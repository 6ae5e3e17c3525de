import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible';
import { callAdmin } from '../support/admin-api';
import {
  call,
  callBackend,
  cartLine,
  mailUrl,
  originOf,
  pagePathOf,
  post,
  readCatalog,
  sandboxUrl,
  segment,
} from '../support/shop';
import { expect, newBuyer, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

const t = (locale: Locale, key: string, values = {}) => text(locale, `reviewForm.${key}`, values);
const shownText = (locale: Locale, key: string, values = {}) => text(locale, `reviews.${key}`, values);
const fitGroup = (page: Page, locale: Locale) => page.getByRole('radiogroup', { name: starts(t(locale, 'fit')) });
const starts = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

interface Placed {
  orderNr: string;
  slug: string;
  paymentUrl: string;
}

/** A paid, delivered order; the test shop asks for reviews within seconds of delivery. */
async function deliver(locale: Locale, skus: string[]): Promise<string> {
  const { email, firstname, lastname, ...home } = newBuyer(locale);
  const data = {
    user: { firstname, lastname, email },
    locale,
    cart: await Promise.all(skus.map((sku) => cartLine(locale, sku))),
    shipping: { ...home, firstname, lastname, addition: '', info: '' },
    consent: { terms: true },
    askReview: true,
  };
  const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': randomUUID() });
  const order = answer.json<{ data: Placed }>().data;
  const payment = new URL(order.paymentUrl).pathname.split('/').at(-1) ?? '';
  await fetch(`${sandboxUrl}/operator/${payment}/status`, {
    method: 'POST',
    body: new URLSearchParams({ status: 'paid' }),
    redirect: 'manual',
  });
  const status = async (): Promise<string> =>
    (await call(locale, `/api/orders/${order.slug}`)).json<{ data: { status: string } }>().data.status;
  await expect.poll(status).toBe('paid');
  const { data: rows } = await callAdmin<{ data: { id: string }[] }>(`/shop/desk/orders?state=all&q=${order.orderNr}`);
  for (const step of ['ship', 'deliver']) await callAdmin(`/shop/orders/${rows[0]?.id}/${step}`, { json: {} });
  return email;
}

/** The link in the mail, read from the sandbox's mail catcher. */
async function linkTo(email: string): Promise<string> {
  const read = async (): Promise<string> => {
    const mails = (await (await fetch(`${mailUrl}/email`)).json()) as { text: string; to: { address: string }[] }[];
    const own = mails.filter(({ to }) => to.some(({ address }) => address === email));
    return own.map(({ text: body }) => /https?:\S+\/review\/[\w-]{43}(?=\s|$)/.exec(body)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}

async function productPathOf(locale: Locale, sku: string): Promise<string> {
  const product = (await readCatalog(locale)).find(({ variants }) => variants.some((variant) => variant.sku === sku));
  return `${originOf(locale)}/${segment(locale, 'shop')}/${product?.slug}`;
}

test('a buyer writes by keyboard, the shop publishes, two languages show it', { tag: '@desktop' }, async ({ page }) => {
  const sku = 'ZW-PONCHO';
  const [variant] = (await readCatalog('nl'))
    .flatMap(({ variants }) => variants)
    .filter((one) => one.sku.startsWith(sku));
  const link = await linkTo(await deliver('nl', [variant?.sku ?? '']));
  await page.goto(link);
  // A poncho has no sizes.
  await expect(fitGroup(page, 'nl')).toHaveCount(0);

  // Submitted too early: errors are shown at their fields, and the input is kept.
  const title = `Zacht ${randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: starts(t('nl', 'headline')) }).fill(title);
  await page.getByRole('button', { name: t('nl', 'submit') }).press('Enter');
  await expect(page.getByRole('link', { name: t('nl', 'errors.stars.required') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: starts(t('nl', 'text')) })).toHaveAccessibleDescription(
    new RegExp(t('nl', 'errors.text.required')),
  );
  await expect(page.getByRole('textbox', { name: starts(t('nl', 'headline')) })).toHaveValue(title);
  await expectAccessible(page);

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
  await page.getByRole('textbox', { name: starts(t('nl', 'text')) }).focus();
  await page.keyboard.type('Warm en zacht, maar wat lang.');
  await page.getByRole('button', { name: t('nl', 'submit') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('nl', 'doneTitle') })).toBeVisible();

  const own = page.getByRole('listitem').filter({ hasText: title });
  const shown = (locale: Locale) =>
    own.getByRole('img', { name: locale === 'nl' ? '4 sterren van 5' : '4 Sterne von 5' });
  await page.goto(await productPathOf('nl', variant?.sku ?? ''));
  await expect(shown('nl')).toHaveCount(0);
  await publish(title);
  for (const locale of ['nl', 'de'] as const) {
    await expect(async () => {
      await page.goto(await productPathOf(locale, variant?.sku ?? ''));
      await expect(shown(locale)).toBeVisible({ timeout: 3000 });
    }).toPass();
    if (locale === 'de') await expect(own.getByText('Warm en zacht, maar wat lang.')).toHaveAttribute('lang', 'nl-NL');
    const json = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(json.join()).toContain('"aggregateRating"');
  }

  await expectRatingOnCard(page, 'nl', variant?.sku ?? '');

  // All reviews of the shop, and filtered by stars.
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'beoordelingen')}`);
  await expect(shown('nl')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: starts('4 sterren:') }).click();
  await expect(page).toHaveURL(/\?stars=4$/);
  await expect(shown('nl')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t('nl', 'publishedTitle') })).toBeVisible();
});

/** The average and number of reviews that a product's page has in its structured data are on its card in the listing. */
async function expectRatingOnCard(page: Page, locale: Locale, sku: string): Promise<void> {
  await page.goto(await productPathOf(locale, sku));
  const json = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  const [, average, count] = /"ratingValue":"?([\d.]+)"?.*?"reviewCount":(\d+)/.exec(json) ?? [];
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(average));
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'shop')}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  await expect(card).toContainText(`★ ${shown} (${count})`);
}

/** Approves a review as an operator. */
async function publish(title: string): Promise<void> {
  const { results } = await callAdmin<{ results: { documentId: string; version: number }[] }>(
    `/content-manager/collection-types/api::review.review?filters[title]=${encodeURIComponent(title)}`,
  );
  const [review] = results;
  if (!review) throw new Error('The review is missing');
  await callAdmin(`/shop/reviews/${review.documentId}/actions/publish`, { json: { version: review.version } });
}

test('three buyers say how a suit fits, and two languages show it', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const sku = 'ZW-MINI-BLUE-M';
  const titles = [1, 2, 3].map((number) => `Maat ${number} ${randomUUID().slice(0, 8)}`);
  const [first, ...others] = await Promise.all(titles.map(async () => linkTo(await deliver('nl', [sku]))));
  await page.goto(first ?? '');
  await page.getByRole('radio', { name: '5 sterren' }).check({ force: true });
  const group = fitGroup(page, 'nl');
  await expect(group.getByRole('radio', { name: t('nl', 'noFit') })).toBeChecked();
  await group.getByRole('radio', { name: shownText('nl', 'fit.small') }).check();
  await page.getByRole('textbox', { name: starts(t('nl', 'headline')) }).fill(titles[0] ?? '');
  await page.getByRole('textbox', { name: starts(t('nl', 'text')) }).fill('Eén maat groter genomen.');
  await page.getByRole('button', { name: t('nl', 'submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('nl', 'doneTitle') })).toBeVisible();
  const product = (await readCatalog('nl')).find(({ variants }) => variants.some((variant) => variant.sku === sku));
  for (const [index, link] of others.entries()) {
    const title = titles[index + 1];
    const data = { productId: product?.id, stars: '4', fit: 'right', title, text: 'Zit goed.', name: 'Zoë' };
    const headers = { 'x-review-key': new URL(link).pathname.split('/').at(-1) ?? '', 'x-shop-locale': 'nl' };
    const { status } = await callBackend('/reviews', { method: 'POST', body: JSON.stringify({ data }), headers });
    expect(status).toBe(200);
  }
  for (const title of titles) await publish(title);
  for (const locale of ['nl', 'de'] as const) {
    const most = shownText(locale, 'fitMost', { fit: shownText(locale, 'fit.right'), count: 2, total: 3 });
    await expect(async () => {
      await page.goto(await productPathOf(locale, sku));
      await expect(page.getByText(most)).toBeVisible({ timeout: 3000 });
    }).toPass();
    const counts = { total: 3, small: 1, right: 2, large: 0 };
    await expect(page.getByText(shownText(locale, 'fitSpread', counts))).toBeVisible();
    const own = page.getByRole('article').filter({ hasText: titles[0] });
    await expect(own.getByText(shownText(locale, 'fit.small'), { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a link without JavaScript: two products, a photo, and unsubscribing', { tag: ['@phone', '@full'] }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'locale', value: 'en', url: originOf('en') }]);
  const page = await context.newPage();
  const link = await linkTo(await deliver('en', ['ZW-CLASSIC-BLUE-M', 'ZW-PRO-BLUE-L']));
  await page.goto(link);
  const products = page.getByRole('navigation', { name: t('en', 'products') }).getByRole('link');
  await expect(products).toHaveCount(2);

  const write = async (words: string): Promise<void> => {
    await page.getByRole('radio', { name: '2 stars' }).check({ force: true });
    await page.getByRole('textbox', { name: starts(t('en', 'text')) }).fill(words);
    await page.getByRole('button', { name: t('en', 'submit') }).click();
  };
  // The text and the answer are kept when the file is not an image.
  await fitGroup(page, 'en')
    .getByRole('radio', { name: shownText('en', 'fit.large') })
    .check();
  await page.getByLabel(starts(t('en', 'photos'))).setInputFiles({
    name: 'photo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await write('Fine in the bath.');
  await expect(page.getByText(t('en', 'errors.photos.fileType')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: starts(t('en', 'text')) })).toHaveValue('Fine in the bath.');
  await expect(fitGroup(page, 'en').getByRole('radio', { name: shownText('en', 'fit.large') })).toBeChecked();
  await page.getByRole('button', { name: t('en', 'submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('en', 'doneTitle') })).toBeVisible();

  await page.getByRole('link', { name: t('en', 'change') }).click();
  await expect(fitGroup(page, 'en').getByRole('radio', { name: shownText('en', 'fit.large') })).toBeChecked();
  await expect(page.getByText(t('en', 'pendingNote'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: starts(t('en', 'text')) })).toHaveValue('Fine in the bath.');

  await page.goto(`${link}/stop`);
  await page.getByRole('button', { name: t('en', 'stopButton') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('en', 'stoppedTitle') })).toBeVisible();

  const wrong = await page.goto(link.replace(/.{3}$/, 'AAA'));
  expect(wrong?.status()).toBe(404);
  expect(wrong?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1, name: t('en', 'unknownTitle') })).toBeVisible();
  await context.close();
});

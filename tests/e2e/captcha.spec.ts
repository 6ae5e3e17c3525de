import type { APIResponse, Page } from '@playwright/test';
import { fieldOf, readForm, unique, wordsOf } from '../support/forms';
import { guardedOrigin, originOf, pagePathOf } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  fillCheckout,
  newBuyer,
  orderButton,
  test,
  text,
  settle,
} from './support';
import { readCatalog } from '../support/shop';

/** The Dutch domain of a storefront that refuses forms without a token. */
const origin = guardedOrigin;

/** Counts requests to the captcha. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/')) asked.push(request.url());
  });
  return asked;
}

/** A token as the sandbox's script creates it. */
function makeToken(action: string, score = 0.9, host = new URL(origin).hostname): string {
  const token = { id: crypto.randomUUID(), action, score, host, at: Date.now() };
  return `sandbox.${Buffer.from(JSON.stringify(token)).toString('base64')}`;
}

const message = () => ({
  name: 'Zoë Lefèvre',
  email: `${unique('captcha')}@example.com`,
  message: 'Welke maat past bij 18 kg?',
  agreed: true,
});

async function openContact(page: Page, shop = origin) {
  const form = await readForm('nl', 'contact');
  await page.goto(`${shop}${await pagePathOf('nl', 'contact')}`);
  await expect(page.locator('#form-contact')).toHaveAttribute('data-settled', '');
  const label = (name: string) => new RegExp(`^${wordsOf(fieldOf(form, name).label)}`);
  return { form, label, element: page.locator('#form-contact') };
}

for (const [where, shop] of [
  ['with the captcha enabled', origin],
  ['in a local run', originOf('nl')],
] as const)
  test(`the captcha loads only once a form is used; then a message is accepted, ${where}`, {
    tag: where === 'in a local run' ? ['@phone', '@full'] : '@phone',
  }, async ({ page }) => {
    const asked = watch(page);
    const { form, label, element } = await openContact(page, shop);
    await settle(page);
    expect(asked).toEqual([]);
    await expect(element.locator('a[href="https://policies.google.com/privacy"]')).toBeVisible();

    const typed = message();
    await element.getByRole('textbox', { name: label('name') }).fill(typed.name);
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.locator('.grecaptcha-badge')).toBeHidden();
    await element.getByRole('textbox', { name: label('email') }).fill(typed.email);
    await element.getByRole('textbox', { name: label('message') }).fill(typed.message);
    await element.getByRole('checkbox').check();
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/forms/contact')),
      element.getByRole('button', { name: form.submitLabel }).click(),
    ]);
    expect(sent.headers()['x-captcha-token']).toMatch(/^sandbox\./);
    await expect(page.getByRole('alert').filter({ hasText: form.successTitle })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

test('an order with a token is accepted', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const product = (await readCatalog('nl')).find(({ variants }) =>
    variants.some(({ sku }) => sku.startsWith('ZW-CLASSIC')),
  );
  await page.goto(`${origin}/shop/${product?.slug}`);
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
  await page.goto(`${origin}${await pagePathOf('nl', 'afrekenen')}`);
  await fillCheckout(page, 'nl', newBuyer('nl'));
  await consent(page);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders')),
    orderButton(page, 'nl').click(),
  ]);
  expect(sent.headers()['x-captcha-token']).toMatch(/^sandbox\./);
  await page.waitForURL(/\/checkout\/tr_/);
});

test('a local run shows the notice, and verifies tokens with the sandbox instead of Google', {
  tag: ['@desktop', '@full'],
}, async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  const local = originOf('nl');
  await page.goto(`${local}/register`);
  const form = page.locator('#register');
  await expect(form.locator('a[href="https://policies.google.com/terms"]')).toBeVisible();
  await form
    .getByRole('textbox')
    .first()
    .fill(`${unique('captcha')}@example.com`);
  for (const field of await form.locator('input[type=password]').all()) await field.fill('several random words');
  const [sent] = await Promise.all([
    page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/auth/register')),
    form.getByRole('button', { name: text('nl', 'account.register.submit') }).click(),
  ]);
  expect(sent.headers()['x-captcha-token']).toMatch(/^sandbox\./);
  expect((await sent.response())?.status()).toBe(200);
  expect(asked.filter((url) => url.includes('/recaptcha/api.js'))).toHaveLength(1);
  expect(asked.filter((url) => /google|gstatic/.test(new URL(url).hostname))).toEqual([]);

  const forgot = (token?: string) =>
    request.post(`${local}/api/auth/forgot-password`, {
      data: { email: `${unique('captcha')}@example.com` },
      headers: { origin: local, ...(token && { 'x-captcha-token': token }) },
    });
  expect((await forgot()).status()).toBe(200);
  expect((await forgot('made-up')).status()).toBe(403);
});

test.describe('a call', () => {
  const expectRefused = async (answer: APIResponse) => {
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { status: 403, name: 'CaptchaFailed' } });
  };

  test('needs an unused, current token for this host and action', { tag: ['@desktop', '@full'] }, async ({
    request,
  }) => {
    const post = (token: string | null) =>
      request.post(`${origin}/api/forms/contact`, {
        data: message(),
        headers: { origin, ...(token !== null && { 'x-captcha-token': token }) },
      });
    await expectRefused(await post(null));
    await expectRefused(await post('made-up'));
    await expectRefused(await post(makeToken('checkout')));
    await expectRefused(await post(makeToken('form_contact', 0.1)));
    await expectRefused(await post(makeToken('form_contact', 0.9, 'evil.example')));
    const token = makeToken('form_contact');
    expect((await post(token)).status()).toBe(201);
    await expectRefused(await post(token));
  });

  test('to sign up or reset a password needs a token too', { tag: ['@desktop', '@full'] }, async ({ request }) => {
    const email = `${unique('bot')}@example.com`;
    for (const [path, data] of [
      ['register', { username: email, email, password: 'several random words' }],
      ['forgot-password', { email }],
    ] as const) {
      const answer = await request.post(`${origin}/api/auth/${path}`, { data, headers: { origin } });
      await expectRefused(answer);
    }
    const answer = await request.post(`${origin}/api/auth/forgot-password`, {
      data: { email },
      headers: { origin, 'x-captcha-token': makeToken('forgot_password') },
    });
    expect(answer.status()).toBe(200);
  });

  test('to order needs no token, but refuses an invalid one', { tag: ['@desktop', '@full'] }, async ({ request }) => {
    const order = (token: string | null) =>
      request.post(`${origin}/api/orders`, {
        data: { data: {} },
        headers: { origin, ...(token !== null && { 'x-captcha-token': token }) },
      });
    expect((await order(null)).status()).not.toBe(403);
    await expectRefused(await order('made-up'));
    await expectRefused(await order(makeToken('checkout', 0.1)));
  });

  test('of a browser without JavaScript has no token: honeypot and rate limits apply', {
    tag: '@desktop',
  }, async ({ request }) => {
    const { name, email, message: words } = message();
    const answer = await request.post(`${origin}/api/forms/contact`, {
      form: { name, email, message: words, agreed: 'true', website: '' },
      headers: { origin, accept: 'text/html' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  });
});

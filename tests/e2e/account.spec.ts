import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { linkIn, mailedCodeIn, mailTo, newAddress, PASSWORD, signUp } from '../support/account';
import { allLocales, call, originOf, pagePathOf, post, sandboxUrl } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  goToPayment,
  inTurn,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  pay,
  test,
  text,
  settle,
} from './support';
import { type Locale } from '@/backend/contract/locales';

const OTHER_PASSWORD = 'lange natte borstcrawl';
const CONFIRMATION = '/mail-link/sign-up?code=';
const RESET = '/reset?code=';

const say = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `account.${key}`, values);
const profileUrl = async (locale: Locale) => `${originOf(locale)}${await pagePathOf(locale, 'mijn-zwotter')}`;
const field = (page: Page, locale: Locale, name: string) =>
  page.getByRole('textbox', { name: text(locale, `forms.fields.${name}`), exact: true }).last();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert').last();
const headerLogin = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: text(locale, 'layout.account.login') });
const headerProfile = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: text(locale, 'layout.account.profile') });
const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'session');

async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(`${originOf(locale)}${path}`);
}

/** The link of the newest such mail, once more than `known` of them exist. */
async function urlIn(locale: Locale, address: string, path: string, known = 0): Promise<string> {
  const mail = await mailTo(address, (candidate) => candidate.text.includes(path), known);
  return originOf(locale) + linkIn(mail, path);
}

async function fillNewPassword(page: Page, locale: Locale, password: string): Promise<void> {
  await field(page, locale, 'password').fill(password);
  await field(page, locale, 'passwordConfirmation').fill(password);
}

async function fillLogin(page: Page, locale: Locale, email: string, password = PASSWORD): Promise<void> {
  await field(page, locale, 'email').fill(email);
  await field(page, locale, 'password').fill(password);
  await press(page, say(locale, 'login.submit'));
}

for (const [locale, screen] of [
  ['nl', '@desktop'],
  ['de', '@phone'],
] as const) {
  test(`an account in ${locale}: sign up, confirm, log in by the profile button`, {
    tag: inTurn(locale, screen, 'de'),
  }, async ({ page }) => {
    const email = newAddress('account');
    await open(page, locale, '/register');
    await field(page, locale, 'email').fill(email);
    await fillNewPassword(page, locale, 'password1');
    await press(page, say(locale, 'register.submit'));
    await expect(page.getByRole('link', { name: say(locale, 'errors.common') })).toBeVisible();
    await fillNewPassword(page, locale, email);
    await press(page, say(locale, 'register.submit'));
    await expect(page.getByRole('link', { name: say(locale, 'errors.personal') })).toBeVisible();
    await fillNewPassword(page, locale, PASSWORD);
    await press(page, say(locale, 'register.submit'));
    await expect(alertIn(page)).toContainText(say(locale, 'register.doneText'));

    // Unconfirmed: the right password offers the mail again.
    await open(page, locale, '/login');
    await fillLogin(page, locale, email);
    await expect(alertIn(page)).toContainText(say(locale, 'login.unconfirmed'));
    await press(page, say(locale, 'login.resend'));
    await expect(page.getByText(say(locale, 'login.resent'))).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();

    await page.goto(await urlIn(locale, email, CONFIRMATION, 1));
    await press(page, text(locale, 'mailLinks.signUp.button'));
    await expect(page).toHaveURL(`${originOf(locale)}/email-confirmed`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'confirmed.title'));

    await open(page, locale, '/');
    await headerLogin(page, locale).click();
    const dialog = page.getByRole('dialog', { name: say(locale, 'login.title') });
    await expect(dialog).toBeVisible();
    await expect(field(page, locale, 'email')).toBeFocused();
    await fillLogin(page, locale, email, 'not the password');
    await expect(dialog.getByRole('alert')).toContainText(say(locale, 'login.wrong'));
    await fillLogin(page, locale, email);
    await expect(page).toHaveURL(await profileUrl(locale));
    await expect(headerProfile(page, locale)).toBeVisible();
    const session = await sessionOf(page);
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await page.evaluate(() => document.cookie)).not.toContain(session!.value);
  });

  test(`a forgotten password in ${locale}: the link works once, and old sessions end`, {
    tag: [screen, '@full'],
  }, async ({ page, browser }) => {
    const { email } = await signUp(locale);
    const elsewhere = await (await browser.newContext()).newPage();
    await open(elsewhere, locale, '/login');
    await fillLogin(elsewhere, locale, email);
    await expect(elsewhere).toHaveURL(await profileUrl(locale));

    await open(page, locale, '/login');
    await page.getByRole('link', { name: say(locale, 'login.forgot') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'forgot.title'));
    await field(page, locale, 'email').fill(email);
    await press(page, say(locale, 'forgot.submit'));
    await expect(alertIn(page)).toContainText(say(locale, 'forgot.doneText'));

    const link = await urlIn(locale, email, RESET);
    await page.goto(link);
    await fillNewPassword(page, locale, OTHER_PASSWORD);
    await press(page, say(locale, 'reset.submit'));
    await expect(page).toHaveURL(await profileUrl(locale));

    const dead = await elsewhere.evaluate(async () => (await fetch('/api/me')).status);
    expect(dead).toBe(401);
    expect(await sessionOf(elsewhere)).toBeUndefined();
    await elsewhere.goto(link);
    await fillNewPassword(elsewhere, locale, PASSWORD);
    await press(elsewhere, say(locale, 'reset.submit'));
    await expect(alertIn(elsewhere)).toContainText(say(locale, 'reset.invalid'));
    await expect(elsewhere.getByRole('link', { name: say(locale, 'reset.again') })).toBeVisible();
    await open(elsewhere, locale, '/login');
    await fillLogin(elsewhere, locale, email);
    await expect(alertIn(elsewhere)).toContainText(say(locale, 'login.wrong'));
    await elsewhere.context().close();
  });

  test(`a mailed code in ${locale}: only the right one, in the browser that requested it`, {
    tag: [screen, '@full'],
  }, async ({ page, browser }) => {
    const { email } = await signUp(locale);
    await open(page, locale, '/login');
    await field(page, locale, 'email').fill(email);
    await press(page, say(locale, 'login.code'));
    await expect(field(page, locale, 'email')).toHaveValue(email);
    await press(page, say(locale, 'code.send'));
    const digits = page.getByRole('textbox', { name: say(locale, 'code.label') });
    await expect(digits).toBeFocused();
    await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
    const code = await mailedCodeIn(email);
    expect(code).toMatch(/^\d{8}$/);

    const stranger = await (await browser.newContext()).newPage();
    await open(stranger, locale, '/login');
    const foreign = await stranger.evaluate(
      async (body) => (await fetch('/api/auth/code-verify', { method: 'POST', body: JSON.stringify(body) })).status,
      { email, code },
    );
    expect(foreign).toBe(400);
    await stranger.context().close();

    await digits.fill('1234');
    await press(page, say(locale, 'code.submit'));
    await expect(page.getByRole('link', { name: say(locale, 'errors.code') })).toBeVisible();
    await digits.fill(code === '00000000' ? '11111111' : '00000000');
    await press(page, say(locale, 'code.submit'));
    await expect(page.getByRole('link', { name: say(locale, 'errors.wrongCode') })).toBeVisible();
    await digits.fill(`${code.slice(0, 4)} ${code.slice(4)}`);
    await press(page, say(locale, 'code.submit'));
    await expect(page).toHaveURL(await profileUrl(locale));

    const again = await page.evaluate(
      async (body) => (await fetch('/api/auth/code-verify', { method: 'POST', body: JSON.stringify(body) })).status,
      { email, code },
    );
    expect(again).toBe(400);
  });

  test(`Google in ${locale}: sign in, and cancel`, { tag: [screen, '@full'] }, async ({ page }) => {
    const email = newAddress('account');
    await open(page, locale, '/login');
    await page.getByRole('link', { name: say(locale, 'login.google') }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alertIn(page)).toContainText(say(locale, 'google.deniedTitle'));
    await page
      .getByRole('link', { name: say(locale, 'login.submit') })
      .last()
      .click();
    await page.getByRole('link', { name: say(locale, 'login.google') }).click();
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(await profileUrl(locale));
    expect(await sessionOf(page)).toBeDefined();
    expect(page.url()).not.toContain('access_token');
  });
}

test('the login opens in a dialog: Escape and back close it, the focus returns', {
  tag: ['@desktop-first', '@full'],
}, async ({ page }) => {
  await open(page, 'nl', '/shop');
  const button = headerLogin(page, 'nl');
  const dialog = page.getByRole('dialog');
  await button.click();
  await expect(field(page, 'nl', 'email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${originOf('nl')}/shop`);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await press(page, say('nl', 'login.forgot'));
  await expect(page.getByRole('dialog', { name: say('nl', 'forgot.title') })).toBeVisible();
  await press(page, say('nl', 'forgot.back'));
  await press(page, say('nl', 'close'));
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.press('Enter');
  await dialog.getByRole('link', { name: say('nl', 'login.register') }).click();
  await expect(page).toHaveURL(`${originOf('nl')}/register`);
  await expect(dialog).toHaveCount(0);
});

test('signing in continues to the requested page, on this site only', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const { email } = await signUp('nl');
  const target = `${originOf('nl')}/blog`;
  await page.context().addCookies([{ name: 'auth-redirect', value: '/blog', url: originOf('nl') }]);
  await open(page, 'nl', '/login');
  await fillLogin(page, 'nl', email);
  await expect(page).toHaveURL(target);

  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST', body: '{}' }));
  for (const value of ['//evil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil.example', '%E0%A4%A']) {
    await page.context().addCookies([{ name: 'auth-redirect', value, url: originOf('nl') }]);
    await open(page, 'nl', '/login');
    await fillLogin(page, 'nl', email);
    await expect(page).toHaveURL(await profileUrl('nl'));
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST', body: '{}' }));
  }
});

test('parallel tabs stay signed in, and signing out ends all of them', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const { email } = await signUp('nl');
  await open(page, 'nl', '/login');
  await fillLogin(page, 'nl', email);
  await expect(page).toHaveURL(await profileUrl('nl'));
  const tabs = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  await Promise.all(tabs.map((tab) => open(tab, 'nl', '/shop')));
  const me = (tab: Page) => tab.evaluate(async () => (await fetch('/api/me')).status);
  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all([page, ...tabs].map(me))).toEqual([200, 200, 200, 200]);
  }
  const token = (await sessionOf(page))!.value;
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST', body: '{}' }));
  expect(await Promise.all(tabs.map(me))).toEqual([401, 401, 401]);
  // A copy of the cookie is no longer valid.
  expect((await call('nl', '/api/me', { headers: { cookie: `session=${token}` } })).status).toBe(401);
});

test('tampered cookies are ignored', { tag: ['@desktop', '@full'] }, async () => {
  const values = ['x', 'a.b.c', 'a%0d%0ab', '%E2%82%AC', '%00', 'x'.repeat(3000), "' OR 1=1 --"];
  for (const value of values) {
    const cookie = `session=${value}; device=${value}; order-access=${value}; google-transaction=${value}`;
    const me = await call('nl', '/api/me', { headers: { cookie } });
    expect([value, me.status]).toEqual([value, 401]);
    expect(String(me.headers['set-cookie'])).toContain('session=;');
    const shop = await post('nl', '/api/quote', { cart: [] }, { cookie });
    expect([value, shop.status < 500]).toEqual([value, true]);
    const login = await post('nl', '/api/auth/login', { identifier: 'nobody@example.com', password: 'x' }, { cookie });
    expect([value, login.status]).toEqual([value, 400]);
  }
});

test('cross-site calls are refused, and responses contain no token', { tag: ['@desktop', '@full'] }, async () => {
  const { email } = await signUp('nl');
  const body = JSON.stringify({ identifier: email, password: PASSWORD });
  for (const origin of ['https://evil.example', 'null', originOf('de')]) {
    const answer = await call('nl', '/api/auth/login', { method: 'POST', headers: { origin }, body });
    expect(answer.status).toBe(403);
  }
  const right = await post('nl', '/api/auth/login', body);
  const cookie = String(right.headers['set-cookie']);
  const token = /session=([\w.-]+)/.exec(cookie)?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(right.body).not.toContain(token);
  expect(right.body).not.toMatch(/jwt|password/i);
});

test('a response from Google is accepted only in the browser that started the sign-in', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const landing = '/connect/google/redirect?error=failed';
  const forged = [
    '',
    '?code=x&state=y',
    '?error=server_error',
    '?state=%00',
    '?code=a&code=b',
    `?code=${'x'.repeat(3000)}`,
  ];
  for (const query of forged) {
    const answer = await call('nl', `/connect/google/callback${query}`);
    expect([query, answer.status, answer.headers.location]).toEqual([query, 303, landing]);
    expect(String(answer.headers['set-cookie'])).not.toContain('session=');
  }
  for (const token of ['', 'x', '%00', 'x'.repeat(3000)]) {
    const answer = await call('nl', `/api/auth/google/callback?access_token=${token}`);
    expect([token, answer.status]).toEqual([token, 400]);
  }
  // A valid response from Google in another browser, which lacks the matching secret.
  await open(page, 'nl', '/login');
  await page.getByRole('link', { name: say('nl', 'login.google') }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(newAddress('account'));
  await page.route('**/connect/google/callback**', (route) => route.abort());
  const sent = page.waitForRequest('**/connect/google/callback**');
  await page.getByRole('button', { name: 'Continue' }).click();
  const { pathname, search } = new URL((await sent).url());
  expect((await call('nl', pathname + search)).headers.location).toBe(landing);
});

test('an outage of Google offers the other ways to sign in', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const set = (failures: object) =>
    fetch(`${sandboxUrl}/google/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failures),
    });
  await open(page, 'fr', '/login');
  await page.getByRole('link', { name: say('fr', 'login.google') }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(newAddress('account'));
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(alertIn(page)).toContainText(say('fr', 'google.failedTitle'));
  expect((await set({})).ok).toBe(true);
});

test('an invalid confirmation link offers a new one, a used one is harmless', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const email = newAddress('account');
  await open(page, 'nl', '/register');
  await field(page, 'nl', 'email').fill(email);
  await fillNewPassword(page, 'nl', PASSWORD);
  await press(page, say('nl', 'register.submit'));
  const link = await urlIn('nl', email, CONFIRMATION);
  await page.goto(`${link.slice(0, -4)}xxxx`);
  await press(page, text('nl', 'mailLinks.signUp.button'));
  await expect(page).toHaveURL(`${originOf('nl')}/confirm-email`);
  await field(page, 'nl', 'email').fill(email);
  await press(page, say('nl', 'confirm.submit'));
  await expect(alertIn(page)).toContainText(say('nl', 'confirm.doneTitle'));
  const renewed = await urlIn('nl', email, CONFIRMATION, 1);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(renewed);
    await press(page, text('nl', 'mailLinks.signUp.button'));
    await expect(page).toHaveURL(`${originOf('nl')}/email-confirmed`);
  }
});

test('a sign-up confirmed in another browser, after a scanner and without scripts, asks for a password there', {
  tag: ['@phone', '@full'],
}, async ({ page, browser }) => {
  const email = newAddress('account');
  await open(page, 'es', '/register');
  await field(page, 'es', 'email').fill(email);
  await fillNewPassword(page, 'es', PASSWORD);
  await press(page, say('es', 'register.submit'));
  const link = await urlIn('es', email, CONFIRMATION);
  const { pathname, search } = new URL(link);
  for (const method of ['HEAD', 'GET']) expect((await call('es', pathname + search, { method })).status).toBe(200);

  const phone = await browser.newContext({ javaScriptEnabled: false });
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('es', 'mailLinks.signUp.title'));
  await press(other, text('es', 'mailLinks.signUp.button'));
  await expect(other).toHaveURL(/\/reset\?code=[\w-]+#choose-password$/);
  await expect(other.getByText(say('es', 'reset.confirmed'))).toBeVisible();
  await open(page, 'es', '/login');
  await fillLogin(page, 'es', email);
  await expect(alertIn(page)).toContainText(say('es', 'login.unconfirmed'));

  await page.goto(other.url());
  await fillNewPassword(page, 'es', OTHER_PASSWORD);
  await press(page, say('es', 'reset.submit'));
  await expect(page).toHaveURL(await profileUrl('es'));
  await phone.close();
});

/** Orders once as a guest, so that the email address has an account without a password. */
async function haveOrdered(page: Page, locale: Locale) {
  const buyer = newBuyer(locale);
  await goToPayment(page, locale, buyer);
  await pay(page, 'bank', 'paid');
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().addCookies([{ name: 'locale', value: locale, url: originOf(locale) }]);
  return buyer;
}

for (const locale of allLocales) {
  test(`an existing account at the checkout in ${locale}: signing in by a mailed code loses no input`, {
    tag: inTurn(locale, locale === 'nl' ? '@phone' : '@desktop', 'nl'),
  }, async ({ page }) => {
    const buyer = await haveOrdered(page, locale);
    await openProduct(page, locale, 'ZW-CLASSIC');
    await chooseSuit(page, locale, 'pink', 'm');
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, locale);
    await fillCheckout(page, locale, { ...buyer, firstname: 'Anders', street: 'Andere weg' });
    await consent(page);
    await orderButton(page, locale).click();
    const notice = page.getByRole('alert').filter({ hasText: text(locale, 'checkout.existing.text') });
    await expect(notice).toBeVisible();

    await notice.getByRole('button', { name: text(locale, 'checkout.existing.forgot') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toHaveValue(buyer.email);
    await dialog.getByRole('button', { name: say(locale, 'close') }).click();
    await expect(dialog).toHaveCount(0);
    await notice.getByRole('button', { name: text(locale, 'checkout.existing.login') }).click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue(buyer.email);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await notice.getByRole('button', { name: say(locale, 'checkout.code') }).click();
    await dialog.getByRole('button', { name: say(locale, 'code.send') }).click();
    const digits = dialog.getByRole('textbox', { name: say(locale, 'code.label') });
    await expect(digits).toBeVisible();
    await digits.fill(await mailedCodeIn(buyer.email));
    await dialog.getByRole('button', { name: say(locale, 'code.submit'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await expect(page.getByText(say(locale, 'checkout.signedInAs', { email: buyer.email }))).toBeVisible();
    await expect(notice).toHaveCount(0);
    const input = (name: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${text(locale, `forms.fields.${name}`)}`) }).first();
    await expect(input('firstname')).toHaveValue('Anders');
    await expect(input('street')).toHaveValue('Andere weg');
    await expect(headerProfile(page, locale)).toBeVisible();
    await page.getByRole('checkbox', { name: say(locale, 'checkout.save') }).check();
    await orderButton(page, locale).click();
    await page.waitForURL(/\/checkout\/tr_/);
    await pay(page, 'bank', 'paid');
    await expectThanks(page, locale);

    // The next checkout is prefilled.
    await openProduct(page, locale, 'ZW-CLASSIC');
    await chooseSuit(page, locale, 'pink', 'm');
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, locale);
    await expect(page.getByRole('radio', { name: /Andere weg/ })).toBeVisible();
    await page.getByRole('radio', { name: /Andere weg/ }).check();
    await expect(input('street')).toHaveValue('Andere weg');
    await page.getByRole('radio', { name: say(locale, 'checkout.other') }).check();
    await expect(input('street')).toHaveValue('');
    // Nothing of the account stays, neither on the screen nor for whoever opens the checkout next.
    await page.getByRole('button', { name: say(locale, 'checkout.logout') }).click();
    await expect(page.getByRole('textbox', { name: text(locale, 'forms.fields.email') })).toBeVisible();
    await expect(input('firstname')).toHaveValue('');
    await input('firstname').fill('Noor');
    await page.reload();
    await expect(input('firstname')).toHaveValue('Noor');
    await expect(input('lastname')).toHaveValue('');
  });
}

test('signing in from the checkout keeps cart and typed data', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const { email } = await signUp('nl');
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'blue', 's');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, 'nl');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('textbox', { name: text('nl', 'forms.fields.city') }).fill('Zwolle');
  expect(asked).not.toContain('/api/me');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('nl', 'checkout.login') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillLogin(page, 'nl', email);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(say('nl', 'checkout.signedInAs', { email }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('nl', 'forms.fields.city') })).toHaveValue('Zwolle');
  await expect(orderButton(page, 'nl')).toBeVisible();
});

test('no public page requests the session', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const visit = async (...paths: string[]): Promise<string[]> => {
    asked.length = 0;
    for (const path of paths) {
      await open(page, 'nl', path);
      await settle(page);
    }
    return asked.filter((path) => path.startsWith('/api/'));
  };
  expect(await visit('/', '/shop', '/register', '/reset?code=x', '/email-confirmed')).toEqual([]);
  // Lets the browser suggest passkeys in the email field. On a busy machine the network is idle before the page is hydrated.
  const options = page.waitForRequest('**/api/auth/passkey-options');
  await Promise.all([visit('/login'), options]);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/passkey-options']);
});

test('pages and dialog for signing in are accessible', { tag: ['@phone', '@full'] }, async ({ page }) => {
  // The login page itself is checked in site.spec.ts.
  for (const path of [
    '/register',
    '/confirm-email',
    '/mail-link/email-undo?code=x&busy=1',
    '/email-confirmed#choose-password',
    '/reset?code=x#choose-password',
  ]) {
    await open(page, 'de', path);
    await expectAccessible(page);
  }
  await open(page, 'de', '/');
  await headerLogin(page, 'de').click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, 'de', 'email')).toBeFocused();
  await press(page, say('de', 'login.submit'));
  await expect(dialog.getByRole('group', { name: text('de', 'forms.summary') })).toBeFocused();
  await expectAccessible(page);
});

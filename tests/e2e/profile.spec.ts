import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  linkIn,
  mailAfter,
  mailedCode,
  mailedCodeIn,
  mailTo,
  newAddress,
  PASSWORD,
  signUp,
  Visitor,
} from '../support/account';
import { originOf, pagePathOf } from '../support/shop';
import { expect, goToPayment, mailsTo, newBuyer, pay, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

/** A customer with a confirmed account, signed in with this browser. */
async function openProfile(page: Page, locale: Locale, email = newAddress(locale)): Promise<string> {
  const { visitor } = await signUp(locale, email);
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
  await page.goto(originOf(locale) + (await pagePathOf(locale, 'mijn-zwotter')));
  return email;
}

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `profile.${key}`, values);
const region = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name.replace(/[?()]/g, '\\$&')}`));

test('signed out: offers to sign in, and returns here afterwards', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const path = await pagePathOf('fr', 'mijn-zwotter');
  const email = newAddress('fr');
  await signUp('fr', email);
  await page.goto(originOf('fr') + path);
  await expect(page.getByRole('heading', { name: label('fr', 'signedOut.title') })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: label('fr', 'signedOut.login') })
    .click();
  await page.waitForURL(/\/login$/);
  await page.getByLabel(text('fr', 'forms.fields.email')).fill(email);
  await page.getByLabel(text('fr', 'forms.fields.password'), { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('fr', 'account.login.submit'), exact: true })
    .click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByText(label('fr', 'signedInAs', { email }))).toBeVisible();
});

test('details and addresses, on an accessible page', { tag: '@phone' }, async ({ page }) => {
  const locale = 'nl';
  await openProfile(page, locale);
  await expect(page.getByRole('heading', { name: label(locale, 'orders.emptyTitle') })).toBeVisible();
  await expectAccessible(page);

  await button(page, label(locale, 'details.changeName')).click();
  await button(page, label(locale, 'details.save')).click();
  await expect(page.getByText(text(locale, 'forms.required.firstname')).first()).toBeVisible();
  await field(page, text(locale, 'forms.fields.firstname')).fill('Noor');
  await field(page, text(locale, 'forms.fields.lastname')).fill('Vos');
  await button(page, label(locale, 'details.save')).click();
  await expect(
    page.getByRole('heading', { level: 1, name: label(locale, 'greeting', { name: 'Noor' }) }),
  ).toBeVisible();
  await expect(button(page, label(locale, 'details.changeName'))).toBeFocused();

  const addresses = region(page, label(locale, 'addresses.title'));
  for (const [name, street] of [
    ['Thuis', 'Wisselspoor'],
    ['Oma', 'Kanaalweg'],
  ] as const) {
    await button(page, label(locale, 'addresses.add')).click();
    await field(page, label(locale, 'addresses.label')).fill(name);
    await field(page, text(locale, 'forms.fields.street')).fill(street);
    await field(page, text(locale, 'forms.fields.housenumber')).fill('7');
    await field(page, text(locale, 'forms.fields.postalCode')).fill('3511ab');
    await field(page, text(locale, 'forms.fields.city')).fill('Utrecht');
    if (name === 'Thuis') await expectAccessible(page);
    await button(page, label(locale, 'addresses.save')).click();
    await expect(addresses.getByText('3511 AB Utrecht')).toHaveCount(name === 'Thuis' ? 1 : 2);
  }
  await expect(addresses.getByRole('listitem').first()).toContainText(label(locale, 'addresses.default'));
  await button(page, label(locale, 'addresses.makeDefaultOf', { name: 'Oma' })).click();
  await expect(addresses.getByRole('listitem').first()).toContainText('Kanaalweg');
  await button(page, label(locale, 'addresses.removeOf', { name: 'Thuis' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label(locale, 'addresses.remove'), exact: true })
    .click();
  await expect(addresses.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(addresses.getByRole('listitem')).toContainText('Kanaalweg');
});

test('guest orders appear, can be paid and opened', { tag: ['@desktop', '@full'] }, async ({ page, browser }) => {
  const buyer = newBuyer('de');
  await goToPayment(page, 'de', buyer);
  await pay(page, 'bank', 'failed');
  const elsewhere = await browser.newContext();
  const profile = await elsewhere.newPage();
  const visitor = new Visitor('de');
  const code = await mailedCode(visitor, buyer.email);
  // Proven by the browser that ordered: an unpaid order of another one stays out of the account.
  const access = (await page.context().cookies()).find(({ name }) => name === 'order-access');
  visitor.cookies.set('order-access', access?.value ?? '');
  await visitor.post('/api/auth/code-verify', { email: buyer.email, code });
  visitor.cookies.delete('order-access');
  await elsewhere.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf('de') })));
  await profile.goto(originOf('de') + (await pagePathOf('de', 'mijn-zwotter')));
  const orders = region(profile, label('de', 'orders.title'));
  await expect(orders.getByText(text('de', 'order.page.status.failed'))).toBeVisible();
  await orders.getByRole('button', { name: label('de', 'orders.payNow') }).click();
  await profile.waitForURL(/\/checkout\/tr_/);
  await pay(profile, 'bank', 'paid');
  await profile.goto(originOf('de') + (await pagePathOf('de', 'mijn-zwotter')));
  await expect(orders.getByText(text('de', 'order.page.status.paid'))).toBeVisible();
  await expectAccessible(profile);
  await orders.getByRole('link', { name: new RegExp(label('de', 'orders.viewOf', { orderNr: '.*' })) }).click();
  await profile.waitForURL(/\/order\//);
  await expect(profile.getByText(buyer.city).first()).toBeVisible();
  await profile.getByRole('link', { name: label('de', 'order.back') }).click();
  await expect(orders).toBeVisible();
  await elsewhere.close();
});

test('a guest finds an order through the mail', { tag: ['@phone', '@full'] }, async ({ page, browser }) => {
  const buyer = newBuyer('es');
  await goToPayment(page, 'es', buyer);
  await pay(page, 'Card', 'paid');
  const [confirmation] = await mailsTo(buyer.email, 1);
  const orderNr = /ZW\d{4}-\d+/.exec(confirmation?.subject + (confirmation?.text ?? ''))?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${originOf('es')}/order/AAAAAAAAAAAAAAAAAAAAAA`);
  await other
    .getByRole('main')
    .getByRole('link', { name: label('es', 'find.link') })
    .click();
  await other.waitForURL(/\/find-order$/);
  await other.getByLabel(label('es', 'find.orderNr')).fill(orderNr);
  await other.getByLabel(text('es', 'forms.fields.email')).fill(buyer.email);
  await expectAccessible(other);
  const path = '/mail-link/order?';
  await mailsTo(buyer.email, 2);
  const mail = await mailAfter(
    () => other.getByRole('button', { name: label('es', 'find.submit') }).click(),
    buyer.email,
    (sent) => sent.text.includes(path),
  );
  await expect(other.getByText(label('es', 'find.doneText'))).toBeVisible();
  await other.goto(originOf('es') + linkIn(mail, path));
  await expectAccessible(other);
  await other.getByRole('button', { name: text('es', 'mailLinks.order.button') }).click();
  await expect(other.getByText(buyer.city).first()).toBeVisible();
  await elsewhere.close();
});

test('changing the email address: requested here, confirmed there', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  const email = await openProfile(page, 'sv');
  const wanted = newAddress('ny');
  await button(page, label('sv', 'email.change')).click();
  await field(page, label('sv', 'email.new')).fill(wanted);
  await field(page, label('sv', 'proof.password')).fill('fel');
  await button(page, label('sv', 'email.submit')).click();
  await expect(page.getByText(text('sv', 'account.errors.wrongPassword')).first()).toBeVisible();
  await button(page, label('sv', 'proof.useCode')).click();
  await button(page, label('sv', 'proof.send')).click();
  await expect(page.getByText(label('sv', 'proof.sent'))).toBeVisible();
  await field(page, label('sv', 'proof.code')).fill(await mailedCodeIn(email));
  await expectAccessible(page);
  await button(page, label('sv', 'email.submit')).click();
  await expect(page.getByText(label('sv', 'email.doneText', { email: wanted }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(label('sv', 'email.pending', { email: wanted }))).toBeVisible();
  await page.goto(originOf('sv') + linkIn(await mailTo(wanted), '/mail-link/email-change?code='));
  await page.getByRole('button', { name: text('sv', 'mailLinks.emailChange.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('sv', 'notices.emailChanged.title'));
  await page.getByRole('link', { name: label('sv', 'notices.emailChanged.link') }).click();
  await expect(page.getByText(label('sv', 'signedInAs', { email: wanted }))).toBeVisible();
});

test('sessions: ended one by one, and all at once', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const email = await openProfile(page, 'en');
  const phone = new Visitor('en');
  await phone.post('/api/auth/login', { identifier: email, password: PASSWORD });
  await page.reload();
  const security = region(page, label('en', 'nav.security'));
  await expect(security.getByRole('listitem')).toHaveCount(2);
  await security.getByRole('listitem').getByRole('button').click();
  await expect(security.getByRole('listitem')).toHaveCount(1);
  expect((await phone.get('/api/me')).status).toBe(401);

  await button(page, label('en', 'sessions.endAll')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('en', 'sessions.endAll') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('en', 'notices.signedOut.title'));
  await page.goto(originOf('en') + (await pagePathOf('en', 'mijn-zwotter')));
  await expect(page.getByRole('heading', { name: label('en', 'signedOut.title') })).toBeVisible();
});

test('all my data as a file, and the account deleted', { tag: '@phone' }, async ({ page }) => {
  const email = await openProfile(page, 'nl');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label('nl', 'privacy.downloadHtml') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.html$/);
  await button(page, label('nl', 'privacy.delete')).click();
  await field(page, label('nl', 'proof.password')).fill(PASSWORD);
  await button(page, label('nl', 'deletion.submit')).click();
  await expect(page.getByText(label('nl', 'required.understood')).first()).toBeVisible();
  await page.getByRole('checkbox', { name: label('nl', 'deletion.understood') }).check();
  await expectAccessible(page);
  await button(page, label('nl', 'deletion.submit')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('nl', 'notices.deleted.title'));
  await mailsTo(email, 2);
  const again = await new Visitor().post('/api/auth/login', { identifier: email, password: PASSWORD });
  expect(again.status).toBe(400);
});

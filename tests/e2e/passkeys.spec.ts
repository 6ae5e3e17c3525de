import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { mailTo, newAddress, PASSWORD, signUp } from '../support/account';
import { originOf, pagePathOf } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  fillCheckout,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  test,
  text,
} from './support';
import type { Locale } from '@/backend/contract/locales';

const label = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  text(locale, `profile.passkeys.${key}`, values);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const security = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: text(locale, 'profile.nav.security') });
const passkeyButton = (page: Page, locale: Locale) => button(page, text(locale, 'account.passkey.button'));
const profileUrl = async (locale: Locale) => originOf(locale) + (await pagePathOf(locale, 'mijn-zwotter'));
const signedInAs = (page: Page, locale: Locale, email: string) =>
  page.getByText(text(locale, 'profile.signedInAs', { email }));

async function openProfile(page: Page, locale: Locale, email: string): Promise<void> {
  const { visitor } = await signUp(locale, email);
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
  await page.goto(await profileUrl(locale));
}

async function logOut(page: Page, locale: Locale): Promise<void> {
  await button(page, text(locale, 'profile.logout')).click();
  await page.waitForURL(`${originOf(locale)}/`);
}

/** An authenticator of the device itself, whose user is there, unlocks it and picks what is suggested. */
async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    domains: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(({ rpId }) => rpId),
  };
}

/** A browser that knows passkeys but does not suggest them, so that only the button asks for one. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'));

async function addPasskey(page: Page, locale: Locale): Promise<void> {
  await button(page, label(locale, 'add')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text(locale, 'profile.proof.password'), { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await button(page, label(locale, 'next')).click();
  await expect(dialog).toHaveCount(0);
}

test('a passkey is added, signs in, gets a name and is removed', { tag: ['@desktop-first', '@full'] }, async ({
  page,
}) => {
  const [locale, email] = ['en', newAddress('en')] as const;
  await withoutSuggestions(page);
  const device = await plugInAuthenticator(page);
  await openProfile(page, locale, email);
  await addPasskey(page, locale);
  const section = security(page, locale);
  await expect(section.getByText(label(locale, 'works', { domain: 'en.localhost' }))).toBeVisible();
  await expect(section.getByText(label(locale, 'unused'))).toBeVisible();
  await expectAccessible(page);
  expect(await device.domains()).toEqual(['en.localhost']);
  expect((await mailTo(email, ({ subject }) => subject.includes('passkey was added'))).text).toContain('en.localhost');

  await logOut(page, locale);
  await page.goto(`${originOf(locale)}/login`);
  await expectAccessible(page);
  await passkeyButton(page, locale).click();
  await page.waitForURL(await profileUrl(locale));
  await expect(signedInAs(page, locale, email)).toBeVisible();
  await expect(section.getByText(label(locale, 'unused'))).toHaveCount(0);

  await section.getByRole('button', { name: label(locale, 'renameOf') }).click();
  await page.getByRole('dialog').getByLabel(label(locale, 'name')).fill('Swimming phone');
  await expectAccessible(page);
  await button(page, label(locale, 'save')).click();
  await expect(section.getByText('Swimming phone', { exact: true })).toBeVisible();

  await button(page, label(locale, 'removeOf', { name: 'Swimming phone' })).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label(locale, 'remove') })
    .click();
  await expect(section.getByText(label(locale, 'removed'))).toBeVisible();
  await expect(section.getByText('Swimming phone')).toHaveCount(0);
  // The browser was told to forget it.
  await expect.poll(device.domains).toEqual([]);
  await mailTo(email, ({ subject }) => subject.includes('passkey was removed'));
});

test('the owner of an existing account picks the suggested passkey at the checkout', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const buyer = newBuyer('de');
  await plugInAuthenticator(page);
  await openProfile(page, 'de', buyer.email);
  await addPasskey(page, 'de');
  await logOut(page, 'de');
  await openProduct(page, 'de', 'ZW-CLASSIC');
  await chooseSuit(page, 'de', 'pink', 'm');
  await addToCart(page, 'de');
  await expect(page.getByText(text('de', 'cart.notifications.added')).first()).toBeVisible();
  await openCheckout(page, 'de');
  await fillCheckout(page, 'de', buyer);
  await consent(page);
  await orderButton(page, 'de').click();
  const notice = page.getByRole('alert').filter({ hasText: text('de', 'checkout.existing.text') });
  await notice.getByRole('button', { name: text('de', 'checkout.existing.login') }).click();
  await expect(page.getByText(text('de', 'account.checkout.signedInAs', { email: buyer.email }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test('a passkey that the visitor does not unlock changes nothing, and can be tried again', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const email = newAddress('fr');
  await withoutSuggestions(page);
  const device = await plugInAuthenticator(page);
  await openProfile(page, 'fr', email);
  await device.unlocks(false);
  await button(page, label('fr', 'add')).click();
  await page.getByRole('dialog').getByLabel(text('fr', 'profile.proof.password'), { exact: true }).fill(PASSWORD);
  await button(page, label('fr', 'next')).click();
  await expect(page.getByText(label('fr', 'canceled'))).toBeVisible();
  await expectAccessible(page);
  await device.unlocks(true);
  await button(page, label('fr', 'again')).click();
  await expect(security(page, 'fr').getByText(label('fr', 'works', { domain: 'fr.localhost' }))).toBeVisible();

  await logOut(page, 'fr');
  await page.goto(`${originOf('fr')}/login`);
  await device.unlocks(false);
  await passkeyButton(page, 'fr').click();
  await expect(page.getByText(text('fr', 'account.passkey.canceled'))).toBeVisible();
  await expectAccessible(page);
  await device.unlocks(true);
  await passkeyButton(page, 'fr').click();
  await expect(signedInAs(page, 'fr', email)).toBeVisible();
});

test('nothing of passkeys shows without support and without JavaScript', { tag: ['@desktop', '@full'] }, async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openProfile(page, 'nl', newAddress('nl'));
  await expect(button(page, text('nl', 'profile.logout'))).toBeEnabled();
  await expect(page.getByText(label('nl', 'title'), { exact: true })).toHaveCount(0);
  await logOut(page, 'nl');
  await page.goto(`${originOf('nl')}/login`);
  await button(page, text('nl', 'account.login.code')).click();
  await button(page, text('nl', 'account.code.password')).click();
  await expect(passkeyButton(page, 'nl')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${originOf('nl')}/login`);
  await expect(button(still, text('nl', 'account.login.code'))).toBeVisible();
  await expect(passkeyButton(still, 'nl')).toHaveCount(0);
  await plain.close();
});

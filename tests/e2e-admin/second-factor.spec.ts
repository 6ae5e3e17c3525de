import { type Browser, type Page, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { authenticatorCode } from './authenticator';
import { type Hired, backendUrl, hirePerson } from './support';

async function signIn(page: Page, { email, password }: Hired): Promise<void> {
  await page.goto(`${backendUrl}/admin/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const openPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const menu = (page: Page) => page.getByRole('link', { name: 'Content Manager' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const gate = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' });

test('an editor sets up an authenticator app, is asked for its code, and enters with a recovery code later', async ({
  browser,
}) => {
  const editor = await hirePerson('strapi-editor', 'Tess', 'Toestel');
  const page = await openPage(browser);
  await signIn(page, editor);
  await expect(menu(page)).toBeVisible();

  await page.goto(`${backendUrl}/admin/settings/two-step-sign-in`);
  await page.getByRole('button', { name: 'Set up …' }).click();
  await page.getByLabel('Your password').fill('not mine');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password').fill(editor.password);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page, 'main');
  await page.getByLabel('Code that the app shows').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await page.getByLabel('I have stored them').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left', { exact: false })).toBeVisible();

  const second = await openPage(browser);
  await signIn(second, editor);
  await expect(gate(second)).toBeVisible();
  await expect(menu(second)).toHaveCount(0);
  await expectAccessible(second, '[role=dialog]');
  await codeField(second).fill('12');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByText('This code is wrong or was used.', { exact: false })).toBeVisible();
  await second.reload();
  await expect(gate(second)).toBeVisible();
  await codeField(second).fill(authenticatorCode(secret, 1));
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(menu(second)).toBeVisible();
  await second.reload();
  await expect(menu(second)).toBeVisible();

  const third = await openPage(browser);
  await signIn(third, editor);
  await third.getByRole('button', { name: 'Sign out' }).click();
  await expect(third.getByRole('button', { name: 'Login' })).toBeVisible();
  await signIn(third, editor);
  await codeField(third).fill(recoveryCode);
  await third.getByRole('button', { name: 'Continue' }).click();
  await expect(menu(third)).toBeVisible();
});

test('an operator is reminded, and a super admin resets a colleague who lost the phone', async ({ browser }) => {
  const operator = await hirePerson('shop-operator', 'Otto', 'Zonder');
  const home = await openPage(browser);
  await signIn(home, operator);
  const [page] = await Promise.all([
    home.waitForEvent('popup'),
    home.getByRole('link', { name: 'Set up two-step sign-in' }).click(),
  ]);
  await page.getByRole('button', { name: 'Set up …' }).click();
  await page.getByLabel('Your password').fill(operator.password);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code that the app shows').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Colleagues' })).toHaveCount(0);

  const boss = await openPage(browser);
  await signIn(boss, await hirePerson('strapi-super-admin', 'Bo', 'Baas'));
  await expect(menu(boss)).toBeVisible();
  await boss.goto(`${backendUrl}/admin/settings/two-step-sign-in`);
  const row = boss.getByRole('row').filter({ hasText: operator.email });
  await expect(row).toContainText('On');
  await row.getByRole('button', { name: 'Reset' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(row).toContainText('Off');

  const again = await openPage(browser);
  await signIn(again, operator);
  await expect(again.getByRole('link', { name: 'Orders to ship' })).toBeVisible();
});

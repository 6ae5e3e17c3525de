import { expect, test } from '@playwright/test';
import { expectThanks, goToPayment, mailsTo, newBuyer, pay, text } from '../e2e/support';
import { asOwner, hire, openAdmin, readJson } from './support';

const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings';
const FIELD = 'Guests who type the email address of an account';

test.afterAll(async () => {
  const headers = { ...(await asOwner()), 'content-type': 'application/json' };
  await readJson(`${SETTINGS}?locale=nl`, { method: 'PUT', headers, body: JSON.stringify({ knownEmail: 'sign-in' }) });
});

test('an owner lets known email addresses order as guests: no page shows that the account exists', async ({
  browser,
}) => {
  const admin = await openAdmin(browser, await hire('strapi-super-admin', 'Ivo', 'Eigenaar'), SETTINGS);
  const field = admin.getByRole('combobox', { name: FIELD });
  await expect(field).toHaveText('sign-in');
  await field.click();
  await admin.getByRole('option', { name: 'guest' }).click();
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved document')).toBeVisible();

  for (const locale of ['nl', 'sv'] as const) {
    const buyer = newBuyer(locale);
    for (const mails of [2, 4]) {
      // A browser of its own: the key of the first order would open the account for the second.
      const page = await (await browser.newContext()).newPage();
      await goToPayment(page, locale, buyer);
      await expect(page.getByText(text(locale, 'checkout.existing.text'))).toHaveCount(0);
      await pay(page, 'bank', 'paid');
      await expectThanks(page, locale);
      await mailsTo(buyer.email, mails);
      await page.context().close();
    }
  }
});

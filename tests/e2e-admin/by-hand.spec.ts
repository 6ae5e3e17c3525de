import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { operatePayment } from '../support/buyer';
import { beginTask } from './count-task';
import { mailsTo } from './mails';
import { hire, openAdmin, sellOrder } from './support';

test.describe('orders by hand', () => {
  test('an operator enters an order from the telephone, which is paid by transfer', async ({ browser }) => {
    // So that there is enough stock.
    const { sku } = await sellOrder('Voorraad');
    const page = await openAdmin(browser, await hire('shop-operator', 'Jan', 'Pakker'), '');
    const toPack = page.getByRole('link', { name: /Orders to pack/ });
    await expect(toPack).toContainText(/[1-9]/);
    const done = await beginTask(page, 'An order from the telephone, paid by transfer');
    await toPack.click();
    await page.getByRole('link', { name: 'New order' }).click();

    await page.getByRole('searchbox', { name: 'Search articles' }).fill(sku);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Add ${sku}` }).click();
    for (const [label, value] of [
      ['First name', 'Bel'],
      ['Last name', 'Telefoon'],
      ['Email address', `bel-${Date.now()}@example.nl`],
      ['Street', 'Kade'],
      ['House number', '1'],
      ['Postal code', '12'],
      ['Town', 'Delft'],
    ] as const)
      await page
        .getByLabel(label, { exact: true })
        .or(page.getByLabel(`${label}*`, { exact: true }))
        .fill(value);
    await page.getByRole('combobox', { name: /^The customer$/ }).click();
    await page.getByRole('option', { name: 'Has paid by bank transfer' }).click();
    await page.getByLabel('Reference').fill('Afschrift 12');
    const place = page.getByRole('button', { name: 'Place the order' });
    await expect(place).toBeDisabled();
    await page.getByRole('checkbox', { name: /I told the customer/ }).click();
    await place.click();
    await expect(page.getByText('This postal code does not exist in that country.')).toBeVisible();
    await page.getByLabel(/^Postal code/).fill('1234 AB');
    await expectAccessible(page, 'main');
    await place.click();

    await expect(page.getByRole('heading', { level: 1, name: /^ZW\d{4}-/ })).toBeVisible();
    await done();
    await expect(page.getByText('Entered by the shop for the customer, who ordered by telephone')).toBeVisible();
    await expect(page.getByText(/came by transfer, Afschrift 12/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record a payment' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Invoice/ })).toBeVisible();
  });

  test('after a chargeback, the alert mails the customer a new link to pay', async ({ browser }) => {
    const sold = await sellOrder('Terugvordering');
    await operatePayment(sold.paymentUrl, 'chargeback', { amount: (sold.total / 100).toFixed(2) });
    const page = await openAdmin(
      browser,
      await hire('shop-operator', 'Jan', 'Pakker'),
      '/desk?q=Terugvordering&state=all',
    );
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row').filter({ hasText: sold.orderNr })).toContainText('Problem', {
        timeout: 5_000,
      });
    }).toPass();
    const done = await beginTask(page, 'A new link to pay after a chargeback');
    await page.getByRole('link', { name: sold.orderNr }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByRole('button', { name: 'Mail a link to pay' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mail the link' }).click();
    await expect(page.getByText(`The link is mailed to ${sold.email}`)).toBeVisible();
    await done();
    await expect
      .poll(async () => (await mailsTo(sold.email)).join())
      .toContain(`Voor je bestelling ${sold.orderNr} staat`);
  });
});

import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { beginTask } from './count-task';
import { openAdmin, ownerToken, sellOrder, withdrawFrom } from './support';

const timeline = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });
const returns = (page: Page) => page.getByRole('region', { name: 'Returns' });

async function deliver(page: Page): Promise<void> {
  for (const step of ['Mark shipped', 'Mark delivered']) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

test.describe('returns at the desk', () => {
  test('a withdrawal is accepted, its parcel awaited, and booked in two parts', async ({ browser }) => {
    const sold = await sellOrder('Retour', 2);
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Retour&state=all');
    await page.getByRole('link', { name: sold.orderNr }).click();
    await deliver(page);
    await withdrawFrom(sold);
    await page.reload();
    const accepted = await beginTask(page, 'Accept a withdrawal');
    await page.getByRole('region', { name: 'Withdrawals' }).getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'Refund when the parcel arrives' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(dialog).toBeHidden();
    await accepted();
    await expect(returns(page)).toContainText('Parcel awaited');
    await expect(timeline(page).getByText(/^Return of 2 pieces accepted, to be sent by/)).toBeVisible();
    await expect(page.getByText('Returned', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Refunds' })).toHaveCount(0);

    // Found by its tab as long as something is awaited.
    const order = page.url();
    await page.goto(order.replace(/\/desk.*/, `/desk?state=returns&q=${sold.orderNr}`));
    const row = page.getByRole('row').filter({ hasText: sold.orderNr });
    await expect(row).toContainText('Return awaited');
    await row.getByRole('link', { name: sold.orderNr }).click();

    await returns(page).getByRole('button', { name: 'Parcel arrived' }).click();
    await expect(dialog.getByRole('button', { name: 'Book' })).toBeDisabled();
    await dialog.getByLabel(/worn or damaged/).fill('1');
    await dialog.getByLabel(/^Keep for the loss of value/).fill('10');
    await expect(dialog.getByRole('button', { name: /^Book and refund/ })).toBeDisabled();
    await dialog.getByLabel('Why money is kept').fill('Gedragen in zee');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: /^Book and refund €/ }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(returns(page)).toContainText('Partly arrived');
    await expect(returns(page)).toContainText('1 of 2 ×');
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
    await expect(
      timeline(page).getByText('Parcel arrived: 1 worn or damaged, €10.00 kept: Gedragen in zee'),
    ).toBeVisible();

    const booked = await beginTask(page, 'Book its parcel, and refund');
    await returns(page).getByRole('button', { name: 'Parcel arrived' }).click();
    await dialog.getByLabel(/as new/).fill('1');
    await dialog.getByRole('button', { name: /^Book and refund €/ }).click();
    await expect(dialog).toBeHidden();
    await booked();
    await expect(returns(page).getByRole('button')).toHaveCount(0);
    await expect(returns(page)).toContainText('Arrived');
    await expect(timeline(page).getByText('Marked as returned')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(2);
  });

  test('an operator agrees to a return, refunds it ahead, and waits no longer', async ({ browser }) => {
    const sold = await sellOrder('Coulance', 2);
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Coulance&state=all');
    await page.getByRole('link', { name: sold.orderNr }).click();
    await deliver(page);
    await page.getByRole('button', { name: 'Expect a return' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/drijfpak/i).fill('1');
    await dialog.getByLabel('Reason').fill('Ruilt van maat');
    await dialog.getByRole('button', { name: 'Expect it' }).click();
    await expect(dialog).toBeHidden();
    await expect(returns(page)).toContainText('Return: Ruilt van maat');
    await returns(page).getByRole('button', { name: 'Refund now' }).click();
    await expect(returns(page)).toContainText('Refunded before it came');
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
    await returns(page).getByRole('button', { name: 'Wait no longer' }).click();
    await dialog.getByLabel('Reason').fill('Klant houdt het');
    await dialog.getByRole('button', { name: 'Wait no longer' }).click();
    await expect(dialog).toBeHidden();
    await expect(returns(page)).toContainText('No longer awaited');
    await expect(timeline(page).getByText('Waits no longer for the return: Klant houdt het')).toBeVisible();
  });
});

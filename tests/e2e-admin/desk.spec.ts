import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { operatePayment } from '../support/buyer';
import { beginTask } from './count-task';
import { hire, openAdmin, ownerToken, sellOrder, withdrawFrom } from './support';

const order = (page: Page, orderNr: string) => page.getByRole('row').filter({ hasText: orderNr });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const timeline = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });

async function findOrder(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(words);
  await page.keyboard.press('Enter');
}

test.describe('the desk', () => {
  test('an order is packed, sent, reverted, sent again and delivered, with the operator in its timeline', async ({
    browser,
  }) => {
    const { orderNr, sku } = await sellOrder('van Dam', 2);
    const page = await openAdmin(browser, await hire('shop-operator', 'Jan', 'Pakker'), '');
    await page.getByRole('link', { name: 'Orders to ship' }).click();
    await expect(tab(page, /^To pack \([1-9]/)).toHaveAttribute('aria-selected', 'true');
    // Orders of other journeys may fill the first page of the list.
    await findOrder(page, orderNr);
    await order(page, orderNr).getByRole('link', { name: orderNr }).click();
    await expect(page.getByRole('heading', { level: 1, name: orderNr })).toBeVisible();

    const [slip] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Packing slip' }).click(),
    ]);
    await expect(slip.getByRole('heading', { name: `Pakbon ${orderNr}` })).toBeVisible();
    await expect(slip.getByText('1234 AB Delft')).toBeVisible();
    await expect(slip.getByText(sku)).toBeVisible();
    const pictures = slip.getByRole('presentation').or(slip.locator('img'));
    await expect
      .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await slip.close();

    await page.getByRole('textbox', { name: 'Note' }).fill('Belt over de maat');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(timeline(page).getByRole('listitem').filter({ hasText: 'Belt over de maat' })).toContainText(
      'Jan Pakker',
    );

    const ship = async (code: string) => {
      await page.getByRole('button', { name: 'Mark shipped' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Carrier').fill('PostNL');
      await dialog.getByLabel('Tracking code').fill(code);
      await dialog.getByRole('button', { name: 'Mark shipped' }).click();
      await expect(dialog).toBeHidden();
    };
    await ship('3SWRONG1');
    await page.getByRole('button', { name: 'Not shipped after all' }).click();
    await expect(timeline(page).getByText('Undone: not shipped after all')).toBeVisible();
    await ship('3SRIGHT1');
    await expect(page.getByRole('link', { name: /3SRIGHT1/ })).toHaveAttribute('href', /postnl/);

    await page.getByRole('button', { name: 'Mark delivered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark delivered' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const delivered = timeline(page).getByRole('listitem').filter({ hasText: 'Marked as delivered' });
    await expect(delivered).toContainText('Jan Pakker');

    await page.getByRole('link', { name: 'Desk', exact: true }).click();
    await findOrder(page, orderNr);
    await expect(order(page, orderNr)).toContainText('Delivered');
  });

  test('one click makes the label, and the carrier delivers the order', async ({ browser }) => {
    const { orderNr } = await sellOrder('Etiket');
    const page = await openAdmin(browser, await hire('shop-operator', 'Jan', 'Pakker'), '/desk?q=Etiket');
    const done = await beginTask(page, 'Ship an order with a label');
    await page.getByRole('link', { name: orderNr }).click();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Make label' }).click();
    await popup;
    await done();
    await expect(page.getByRole('button', { name: 'Label', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^3SZWT/ })).toHaveAttribute('href', /\/tracking\/3SZWT/);
    await expect(page.getByText('Ready to send')).toBeVisible();
    await expect(timeline(page).getByText(/^Label: PostNL, 3SZWT/)).toBeVisible();
    await expectAccessible(page, 'main');

    const carrier = await page.context().newPage();
    await carrier.goto(`http://127.0.0.1:${process.env.SANDBOX_PORT}/parcels`);
    await order(carrier, orderNr).getByRole('button', { name: 'Delivered' }).click();
    await expect(order(carrier, orderNr)).toContainText('Delivered');
    const delivered = timeline(page).getByRole('listitem').filter({ hasText: 'Marked as delivered' });
    await expect(async () => {
      await page.reload();
      await expect(delivered).toContainText('Shop', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText('PostNL: Delivered')).toBeVisible();
  });

  test('several parcels are sent at once', async ({ browser }) => {
    const [one, two] = [await sellOrder('Tandem'), await sellOrder('Tandem')];
    const page = await openAdmin(browser, await ownerToken(), `/desk?state=pack&q=Tandem`);
    const done = await beginTask(page, 'Ship two orders at once, by hand');
    for (const { orderNr } of [one, two]) await page.getByRole('checkbox', { name: `Select ${orderNr}` }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Mark shipped' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Carrier').fill('DHL');
    await dialog.getByLabel(new RegExp(two.orderNr)).fill('JD0123');
    await dialog.getByRole('button', { name: 'Mark shipped' }).click();
    await expect(dialog).toBeHidden();
    await done();
    await expect(page.getByText('No order holds all these words.')).toBeVisible();
    await tab(page, /^Shipped/).click();
    for (const { orderNr } of [one, two]) await expect(order(page, orderNr)).toBeVisible();
  });

  test('a refund by line is sent once despite repeated clicks', async ({ browser }) => {
    const { orderNr } = await sellOrder('Terug', 3);
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Terug&state=all');
    await page.getByRole('link', { name: orderNr }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/drijfpak/i).fill('1');
    await dialog.getByLabel('Reason').fill('Naad los');
    await dialog.getByRole('button', { name: /^Refund €/ }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('1 of 3 refunded: send 2')).toBeVisible();
    await expect(timeline(page).getByText(/^Refund of €.*: Naad los$/)).toBeVisible();
    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Invoice/ }).click(),
    ]);
    expect(invoice.suggestedFilename()).toMatch(/^F\d{4}-\d{5}\.pdf$/);
  });

  test('an order in kronor is shown and partly refunded in kronor', async ({ browser }) => {
    const { orderNr } = await sellOrder('Krona', 2, 'sv');
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Krona&state=all');
    await expect(order(page, orderNr)).toContainText(/SEK\s[\d,.]+/);
    await expect(order(page, orderNr)).not.toContainText('€');
    await page.getByRole('link', { name: orderNr }).click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/flytdräkt/i).fill('1');
    await dialog.getByLabel('Reason').fill('Fel storlek');
    await dialog.getByRole('button', { name: /^Refund SEK/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toContainText('SEK');
    await expect(timeline(page).getByText(/^Refund of SEK.*: Fel storlek$/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('€');
  });

  test('a canceled order leaves the list immediately', async ({ browser }) => {
    const { orderNr } = await sellOrder('Annuleer');
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Annuleer');
    await page.getByRole('link', { name: orderNr }).click();
    const done = await beginTask(page, 'Cancel an order and refund it');
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Klant belde');
    await dialog.getByRole('button', { name: /^Cancel and refund €/ }).click();
    await expect(dialog).toBeHidden();
    await done();
    await expect(timeline(page).getByText('Canceled by the shop: Klant belde')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark shipped' })).toHaveCount(0);
    await page.goto(page.url().replace(/\/desk.*/, '/desk?q=Annuleer'));
    await expect(page.getByText('No order holds all these words.')).toBeVisible();
  });

  test('lessons are granted manually, revoked with a reason and granted again', async ({ browser }) => {
    const { orderNr } = await sellOrder('Cadeau');
    const page = await openAdmin(browser, await ownerToken(), '/desk?q=Cadeau');
    await page.getByRole('link', { name: orderNr }).click();
    await page.getByRole('button', { name: 'Give access' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'What to open' }).click();
    await page.getByRole('option', { name: 'All lessons' }).click();
    await dialog.getByLabel('Reason').fill('Voor het wachten');
    await dialog.getByRole('button', { name: 'Give access' }).click();
    await expect(dialog).toBeHidden();
    const gift = page.getByRole('list', { name: 'Lessons' }).getByRole('listitem').filter({ hasText: 'All lessons' });
    await expect(gift).toContainText('open');
    await expect(timeline(page).getByText('Access given: All lessons: Voor het wachten')).toBeVisible();

    await gift.getByRole('button', { name: 'End access to All lessons' }).click();
    await dialog.getByLabel('Reason').fill('Vergissing');
    await dialog.getByRole('button', { name: 'End access' }).click();
    await expect(gift).toContainText('closed');
    await expect(gift).toContainText('Vergissing');
    await gift.getByRole('button', { name: 'Open All lessons again' }).click();
    await expect(gift).toContainText('open');
  });

  test('a withdrawal blocks shipping until an operator decides', async ({ browser }) => {
    const sold = await sellOrder('Herroep');
    await withdrawFrom(sold);
    const page = await openAdmin(browser, await ownerToken(), '/desk?state=withdrawals');
    await order(page, sold.orderNr).getByRole('link', { name: sold.orderNr }).click();
    const statement = page.getByRole('region', { name: 'Withdrawals' });
    await expect(statement).toContainText('The whole order');
    await statement.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept and refund' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(statement).toContainText(/accepted|refunded/);
    await expect(timeline(page).getByText(/^Withdrawal .* accepted$/)).toBeVisible();
  });

  test('a free-text withdrawal: an operator selects the affected pieces', async ({ browser }) => {
    const sold = await sellOrder('Woorden', 2);
    await withdrawFrom(sold, 'Eén van de twee is te klein');
    const page = await openAdmin(browser, await ownerToken(), '/desk?state=withdrawals');
    await order(page, sold.orderNr).getByRole('link', { name: sold.orderNr }).click();
    const statement = page.getByRole('region', { name: 'Withdrawals' });
    await statement.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Eén van de twee is te klein')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Accept and refund' })).toBeDisabled();
    await dialog.getByLabel(/drijfpak/i).fill('1');
    await dialog.getByRole('button', { name: 'Accept and refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(statement).toContainText(/accepted|refunded/);
    await expect(statement.getByRole('button', { name: 'Accept' })).toBeHidden();
  });

  test('works with the keyboard alone', async ({ browser }) => {
    const { orderNr } = await sellOrder('Toetsen');
    const page = await openAdmin(browser, await ownerToken(), '/desk');
    await page.getByRole('searchbox', { name: 'Search orders' }).focus();
    await page.keyboard.type('toetsen');
    await page.keyboard.press('Enter');
    await expect(tab(page, /^All/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('1 found for “toetsen”')).toBeVisible();
    const link = page.getByRole('link', { name: orderNr });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: orderNr })).toBeVisible();
    await page.getByRole('button', { name: 'Mark shipped' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByLabel('Carrier').focus();
    await page.keyboard.type('GLS');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Marked as shipped').first()).toBeVisible();
  });

  test('has no accessibility violations', async ({ browser }) => {
    const { orderNr, paymentUrl } = await sellOrder('Axel');
    const withdrawn = await sellOrder('Axelsson');
    await withdrawFrom(withdrawn);
    await operatePayment(paymentUrl, 'chargeback', { amount: '5.00' });
    const page = await openAdmin(browser, await ownerToken(), '/desk?state=all');
    // Badges of every colour.
    await expect(async () => {
      await page.reload();
      await expect(order(page, orderNr)).toContainText('Problem', { timeout: 5_000 });
      await expect(order(page, withdrawn.orderNr)).toContainText('Withdrawal', { timeout: 5_000 });
    }).toPass();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: orderNr }).click();
    await expect(page.getByRole('heading', { level: 1, name: orderNr })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  test('is not accessible to editors', async ({ browser }) => {
    const page = await openAdmin(browser, await hire('strapi-editor', 'Red', 'Actie'), '');
    await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Orders to ship' })).toHaveCount(0);
    await page.goto(page.url().replace(/\/admin.*/, '/admin/desk'));
    await expect(page.getByText(/permission/i).first()).toBeVisible();
  });
});

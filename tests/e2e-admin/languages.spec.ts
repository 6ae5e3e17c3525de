import { expect, test } from '@playwright/test';
import { hire, openAdmin, sellOrder } from './support';

test('an operator chooses German in the profile and works at the desk in it', async ({ browser }) => {
  const { orderNr } = await sellOrder('Sprache');
  const page = await openAdmin(browser, await hire('shop-operator', 'Jörg', 'Packer'), '/me');
  await page.getByRole('combobox', { name: 'Interface language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Zu packen \([1-9]/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(orderNr);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: orderNr }).click();
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Bitte als Geschenk');
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Verlauf' }) });
  await expect(history.getByRole('listitem').filter({ hasText: 'Bitte als Geschenk' })).toContainText('Jörg Packer');
  await expect(history.getByText('Die Bestellung ist bezahlt')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { hire, openAdmin, sellOrder } from './support';

const WORDS = {
  Deutsch: {
    desk: 'Bestellungen',
    toPack: /^Zu packen \([1-9]/,
    search: 'Bestellungen suchen',
    note: 'Notiz',
    add: 'Notiz hinzufügen',
    history: 'Verlauf',
    paid: 'Die Bestellung ist bezahlt',
  },
  Nederlands: {
    desk: 'Bestellingen',
    toPack: /^In te pakken \([1-9]/,
    search: 'Bestellingen zoeken',
    note: 'Notitie',
    add: 'Notitie toevoegen',
    history: 'Tijdlijn',
    paid: 'De bestelling is betaald',
  },
};

for (const [language, words] of Object.entries(WORDS))
  test(`an operator chooses ${language} in the profile and works at the desk in it`, async ({ browser }) => {
    const { orderNr } = await sellOrder('Sprache');
    const page = await openAdmin(browser, await hire('shop-operator', 'Jörg', 'Packer'), '/me');
    await page.getByRole('combobox', { name: 'Interface language' }).click();
    await page.getByRole('option', { name: language }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: words.desk, exact: true }).click();
    await expect(page.getByRole('tab', { name: words.toPack })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('searchbox', { name: words.search }).fill(orderNr);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: orderNr }).click();
    await page.getByRole('textbox', { name: words.note }).fill('Bitte als Geschenk');
    await page.getByRole('button', { name: words.add }).click();
    const history = page.locator('section').filter({ has: page.getByRole('heading', { name: words.history }) });
    await expect(history.getByRole('listitem').filter({ hasText: 'Bitte als Geschenk' })).toContainText('Jörg Packer');
    await expect(history.getByText(words.paid)).toBeVisible();
  });

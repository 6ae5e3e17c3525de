import { expectAccessible } from '../support/accessible';
import { setSale, setStock } from '../support/admin-api';
import { originOf, pagePathOf } from '../support/shop';
import { addToCart, chooseSuit, expect, mailsTo, money, newBuyer, openProduct, test, text } from './support';

// Each test has its own variant: they run in parallel with each other and with purchases.
test('a sale is announced with the lowest prior price, and its price is charged', { tag: '@desktop' }, async ({
  page,
}) => {
  const sku = 'ZW-MINI-BLUE-XL';
  await setSale(sku, { salePrice: 29.95 });
  try {
    await openProduct(page, 'nl', 'ZW-MINI');
    const note = page.getByText(text('nl', 'product.lowestPrice')).first();
    await expect(async () => {
      await page.reload();
      await expect(note).toBeVisible({ timeout: 3000 });
    }).toPass();
    await chooseSuit(page, 'nl', 'blue', 'xl');
    await expect(page.getByText(money('nl', 2995), { exact: true })).toBeVisible();
    await expect(note.locator('s')).toHaveText(/4\d,95/);
    await expect(page.getByText(/^-\d\d%$/)).toBeVisible();
    await expectAccessible(page);
    await chooseSuit(page, 'nl', 'pink', 'xl');
    await expect(note).toBeHidden();
    await chooseSuit(page, 'nl', 'blue', 'xl');
    await addToCart(page, 'nl');
    await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'winkelmand')}`);
    await expect(page.getByText(money('nl', 2995)).first()).toBeVisible();
    await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'shop')}`);
    await expect(page.getByText(text('nl', 'product.lowestPrice'))).toBeVisible();
  } finally {
    await setSale(sku, { salePrice: null });
  }
});

test('a back-in-stock mail: requested by keyboard, sent, stopped by a button', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  const sku = 'ZW-MINI-PINK-XXXL';
  const { email } = newBuyer('de');
  await setStock(sku, 0);
  await openProduct(page, 'de', 'ZW-MINI');
  await chooseSuit(page, 'de', 'pink', 'xxxl');
  const ask = page.getByRole('button', { name: text('de', 'product.backInStock.open') });
  await ask.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: new RegExp(`^${text('de', 'forms.fields.email')}`) });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('de', 'forms.summary'))).toBeVisible();
  await expectAccessible(page);
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: email })).toBeVisible();

  await setStock(sku, 4);
  const [mail] = await mailsTo(email, 1);
  const links = (mail?.text ?? '').match(/http\S+/g) ?? [];
  const product = links.find((link) => link.includes('color=pink'));
  const stop = links.find((link) => link.includes('/back-in-stock?request='));
  await page.goto(product ?? '');
  await expect(page.getByText(text('de', 'product.lowStock'), { exact: true })).toBeVisible();
  await expect(ask).toBeHidden();
  await page.goto(stop ?? '');
  await page.getByRole('button', { name: text('de', 'stopMails.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'stopMails.doneTitle'));
  await setStock(sku, 0);
});

test('the page of a suit has warnings, manufacturer, manual and guarantee', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  await openProduct(page, 'fr', 'ZW-PRO');
  const safety = page.getByRole('region', { name: text('fr', 'product.safety.title') });
  await expect(page.getByText(/Ne protège pas contre la noyade/)).toHaveCount(2);
  await page.getByRole('link', { name: text('fr', 'product.safety.more') }).click();
  await expect(safety).toBeInViewport();
  await expect(safety.getByText('EN 13138-1:2021')).toBeVisible();
  await expect(safety.getByRole('link', { name: 'hallo@zwotter.example' })).toBeVisible();
  await expect(safety.getByRole('link', { name: /^Notice \(PDF/ })).toBeVisible();
  const rules = text('fr', 'safetyRules.title');
  await safety.getByRole('link', { name: rules }).click();
  await page.waitForURL(/#safety-rules$/);
  await expect(page.getByRole('region', { name: rules }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: rules })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: /Comment fonctionne la garantie/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garantie légale de conformité');
  await expectAccessible(page);
  // Back to a part of a page, which Next does not know.
  await page.goBack();
  await page.waitForURL(/#safety$/);
  await expect(safety).toBeVisible();
});

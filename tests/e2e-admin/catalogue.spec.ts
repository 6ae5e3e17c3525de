import { type Page, expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { beginTask } from './count-task';
import { asOwner, newestPictures, openAdmin, ownerToken, readJson, typeCopied } from './support';

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Gives a draft pictures of the media library, the second for one value; returns the newest file of the library. */
async function fillGallery(product: string, value: string) {
  const headers = { ...(await asOwner()), 'content-type': 'application/json' };
  const [newest, first, second] = await newestPictures();
  if (!newest) throw new Error('The media library has no pictures');
  const body = JSON.stringify({ gallery: [{ image: first?.id }, { image: second?.id, value }] });
  const draft = `/content-manager/collection-types/api::product.product/${product}?locale=nl`;
  await readJson(draft, { method: 'PUT', headers, body });
  return newest;
}

test('a product is made, priced from a spreadsheet, put on sale with all others, and corrected by file', async ({
  browser,
}) => {
  const title = `Rasterpak ${Date.now().toString(36)}`;
  const page = await openAdmin(browser, await ownerToken(), '/catalogue');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'New product' }).click();
  await dialog.getByLabel('Title in Dutch').fill(title);
  for (const value of ['Blue', 'Pink', 'S', 'M'])
    await dialog.getByRole('checkbox', { name: value, exact: true }).click();
  await dialog.getByLabel('Price in euro').fill('39,95');
  await dialog.getByLabel('Pieces of each').fill('3');
  await expect(dialog.getByRole('status')).toHaveText('4 new variants');
  await dialog.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);

  // Two columns of two rows, as a spreadsheet copies them.
  await cell(page, 'Price of Blue, S').focus();
  await typeCopied(page, '44,95\t40,00\n45,95\tfree\n');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cell(page, 'Sale price of Blue, M')).toHaveAttribute('aria-invalid', 'true');
  await cell(page, 'Sale price of Blue, M').fill('');
  await cell(page, 'Stock change of Pink, M').fill('+4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('cells changed, not saved')).toBeHidden();
  await expect(cell(page, 'Price of Blue, M')).toHaveValue('45.95');
  await expect(page.getByRole('row', { name: /Pink, M/ })).toContainText('7');

  // A colleague changes the same cell meanwhile.
  await cell(page, 'Price of Pink, S').fill('50');
  const other = await openAdmin(browser, await ownerToken(), new URL(page.url()).pathname.replace('/admin', ''));
  await cell(other, 'Price of Pink, S').fill('60');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('not saved')).toBeHidden();
  await other.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else saved “60.00” meanwhile.')).toBeVisible();
  await expect(cell(page, 'Price of Pink, S')).toHaveValue('50');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('not saved')).toBeHidden();

  const picture = (name: string) => page.getByRole('button', { name: `Picture of ${name}` });
  await expect(page.getByRole('button', { name: 'Picture of Blue, S: none' })).toBeVisible();
  const newest = await fillGallery(new URL(page.url()).pathname.split('/').at(-1) ?? '', 'color:pink');
  await page.reload();
  await page.getByRole('button', { name: 'Picture of Blue, S: from the gallery' }).click();
  await dialog.getByRole('radio', { name: 'Picture 2' }).check();
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  for (const name of ['Pink, S', 'Pink, M']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Change 2 chosen' }).click();
  await dialog.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Set the picture' }).click();
  await dialog.getByRole('button', { name: 'From the media library' }).click();
  await dialog.getByRole('button', { name: newest.name }).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByText('3 cells changed, not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('not saved')).toBeHidden();
  await page.reload();
  for (const name of ['Blue, S: own', 'Blue, M: from the gallery', 'Pink, S: own', 'Pink, M: own']) {
    const shown = picture(name).locator('img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expectAccessible(page, 'main');

  await page.getByRole('link', { name: 'Catalogue' }).last().click();
  const done = await beginTask(page, 'Ten percent off all goods');
  await page.getByRole('button', { name: 'Sales' }).click();
  await dialog.getByLabel('Percent off').fill('10');
  await dialog.getByRole('button', { name: /^Put \d+ on sale$/ }).click();
  await expect(dialog.getByRole('button', { name: 'End this sale' }).first()).toBeVisible();
  await done();
  await dialog.getByRole('button', { name: 'End this sale' }).first().click();
  await expect(page.getByText(/variants? ha(?:s its|ve their) price again/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'CSV file' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download \d+$/ }).click();
  expect((await download).suggestedFilename()).toBe('variants.csv');
  const file = (text: string) => ({ name: 'v.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByLabel('A changed file').setInputFiles(file('SKU;Price\nNOPE;1'));
  await expect(dialog.getByText('Line 2: There is no variant “NOPE”')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save the changes' })).toBeDisabled();
});

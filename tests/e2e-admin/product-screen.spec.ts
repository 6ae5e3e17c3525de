import type { Page } from '@playwright/test';
import { productPath } from '@/backend/contract/paths';
import { expect, test } from '../e2e/support';
import { expectAccessible } from '../support/accessible';
import { originOf } from '../support/shop';
import { chooseFromLibrary, newestPictures, openAdmin, ownerToken } from './support';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function writeWarning(page: Page, text: string): Promise<void> {
  await press(page, 'Add a warning');
  await field(page, 'Text 1').fill(text);
}

test('a product is written and shown in two languages on its own screen', async ({ browser, page: visitor }) => {
  const stamp = Date.now().toString(36);
  const [box = '', another = ''] = (await newestPictures()).map(({ name }) => name);
  const page = await openAdmin(browser, await ownerToken(), '/catalogue');
  const dialog = page.getByRole('dialog');
  await press(page, 'New product');
  await dialog.getByLabel('Title in Dutch').fill(`Strandtas ${stamp}`);
  await dialog.getByRole('checkbox', { name: 'Blue', exact: true }).click();
  await dialog.getByLabel('Price in euro').fill('19,95');
  await press(page, 'Make the draft');

  await field(page, 'Summary').fill('Ruim genoeg voor drie pakken.');
  await field(page, 'Body').pressSequentially('Van gerecycled zeildoek.');
  await press(page, 'Add pictures');
  await chooseFromLibrary(page, box);
  await field(page, 'Alt text of picture 1').fill('Doos met een strandtas');
  await page.getByRole('combobox', { name: 'Picture 1 shows' }).click();
  await page.getByRole('option', { name: 'Blue', exact: true }).click();
  await press(page, 'Choose a picture');
  await chooseFromLibrary(page, box);

  // What the law asks for is missing; nothing that was typed is lost.
  await press(page, 'Publish');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /warning/i })
      .first(),
  ).toBeVisible();
  await expect(field(page, 'Summary')).toHaveValue('Ruim genoeg voor drie pakken.');
  await writeWarning(page, 'Geen zwemhulp.');
  await press(page, 'Publish');
  await expect(page.getByRole('tab', { name: 'Dutch published' })).toBeVisible();
  const slug = await field(page, 'Slug').inputValue();
  await expect
    .poll(async () => (await visitor.goto(`${originOf('nl')}${productPath('nl', slug)}`))?.status())
    .toBe(200);
  await expect(visitor.getByText('Van gerecycled zeildoek.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Doos met een strandtas' }).first()).toBeVisible();

  // Another language has the same pictures, and alt texts of its own. A colleague adds one meanwhile, which is not lost.
  await page.getByRole('tab', { name: 'German missing' }).click();
  await expect(field(page, 'Alt text of picture 1')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Add pictures' })).toHaveCount(0);
  const other = await openAdmin(browser, await ownerToken(), new URL(page.url()).pathname.replace('/admin', ''));
  await press(other, 'Add pictures');
  await chooseFromLibrary(other, another);
  await press(other, 'Move picture 2 up');
  await press(other, 'Save draft');
  await expect(other.getByText('Draft saved')).toBeVisible();
  await field(page, 'Title').fill(`Strandtasche ${stamp}`);
  await expect(field(page, 'Slug')).toHaveValue(`strandtasche-${stamp}`);
  await field(page, 'Alt text of picture 1').fill('Karton mit einer Strandtasche');
  await writeWarning(page, 'Keine Schwimmhilfe.');
  await expectAccessible(page, 'main');
  let asked = 0;
  page.on('dialog', (dialogue) => {
    asked += 1;
    void dialogue.dismiss();
  });
  await page.getByRole('tab', { name: 'Dutch published' }).click();
  await expect(field(page, 'Title')).toHaveValue(`Strandtasche ${stamp}`);
  expect(asked).toBe(1);
  await press(page, 'Publish');
  await expect(page.getByRole('tab', { name: 'German published' })).toBeVisible();
  await expect(field(page, 'Alt text of picture 1')).toHaveValue('');
  await expect(field(page, 'Alt text of picture 2')).toHaveValue('Karton mit einer Strandtasche');
  await expect
    .poll(async () => (await visitor.goto(`${originOf('de')}${productPath('de', `strandtasche-${stamp}`)}`))?.status())
    .toBe(200);
  await expect(visitor.getByRole('img', { name: 'Karton mit einer Strandtasche' }).first()).toBeVisible();
  await expect(visitor.getByText('Keine Schwimmhilfe.').first()).toBeVisible();

  // The colleague takes that one out, and writes a summary, while both are open here: neither is overwritten unseen.
  await other.reload();
  await press(other, 'Remove picture 1');
  await field(other, 'Summary').fill('Ruim genoeg voor vier pakken.');
  await press(other, 'Save draft');
  await expect(other.getByText('Draft saved')).toBeVisible();
  await field(page, 'Alt text of picture 2').fill('Karton');
  await press(page, 'Save draft');
  await expect(page.getByText(/A colleague changed this language/)).toBeVisible();
  await expect(field(page, 'Alt text of picture 2')).toHaveValue('Karton');
  await other.close();
});

import { expectAccessible } from '../support/accessible';
import { originOf } from '../support/shop';
import { expect, test, text } from './support';

test('a visitor types, walks the suggestions by keyboard and reaches the product', { tag: '@desktop-first' }, async ({
  page,
}) => {
  await page.goto(originOf('de'));
  await page
    .locator('header')
    .getByRole('link', { name: text('de', 'search.title'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: text('de', 'search.title') });
  const field = dialog.getByRole('combobox', { name: text('de', 'search.label') });
  await expect(field).toBeFocused();
  // A typo and a capital letter.
  await field.pressSequentially('Schwimlernanzug');
  const options = dialog.getByRole('listbox', { name: text('de', 'search.suggestions.label') }).getByRole('option');
  await expect(options.first()).toContainText('Schwimmlernanzug');
  await expect(options.first()).toContainText('€');
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'dialog[open]');

  // The first Escape closes the list, the second one the dialog.
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('Schwimlernanzug');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const door = page.locator('header').getByRole('link', { name: text('de', 'search.title'), exact: true });
  await expect(door).toBeFocused();

  // Closed and opened again without a pause, as fast as the keys come.
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await field.fill('Zwotter Pro');
  await expect(options.first()).toContainText('Zwotter Pro');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/zwotter-pro/);
  await expect(dialog).toBeHidden();
});

test('without JavaScript the form finds, groups and reports empty results', { tag: ['@phone-first', '@full'] }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(originOf('sv'));
  await page
    .locator('header')
    .getByRole('link', { name: text('sv', 'search.title'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('sv', 'search.title'));
  await page.getByLabel(text('sv', 'search.label')).fill('FLYTDRAKT');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('sv', 'search.submit') })
    .click();
  await expect(page).toHaveURL(`${originOf('sv')}/search?q=FLYTDRAKT`);
  const products = page.getByRole('region', { name: text('sv', 'search.groups.product') });
  await expect(products.getByRole('link').first()).toContainText('Zwotter');
  await expect(products.getByRole('img').first().or(products.locator('img').first())).toBeVisible();
  await expect(products).toContainText('kr');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page.goto(`${originOf('sv')}/search?q=${encodeURIComponent('<b>qqxzz</b>')}`);
  await expect(page.getByText(text('sv', 'search.none.text'))).toBeVisible();
  await expect(page.getByLabel(text('sv', 'search.label'))).toHaveValue('<b>qqxzz</b>');
  await context.close();
});

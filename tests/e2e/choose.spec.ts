import type { Locator } from '@playwright/test';
import { expectAccessible, sidewaysOf } from '../support/accessible';
import { editor, uniqueName } from '../support/editor';
import { call, originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';

/** Row of a table by its head. */
const rowOf = (table: Locator, name: string | RegExp): Locator =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name, exact: true }) });

test('parents compare the suits, then go on to one of them', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto(`${originOf('de')}${await pagePathOf('de', 'welk-drijfpak')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcher Schwimmlernanzug passt zu euch?');
  const models = page.getByRole('table', { name: 'Classic, Mini und Pro nebeneinander' });
  const heads = models.getByRole('columnheader');
  await expect(heads).toHaveText(['Classic', 'Mini', 'Pro']);
  await expect(rowOf(models, 'Wasser').getByRole('cell')).toContainText([/28\s°C/, /30\s°C/, /20 bis 28\s°C/]);

  const aids = page.getByRole('table', { name: /Schwimmflügel/ });
  const adjustable = rowOf(aids, 'Auftrieb anpassbar').getByRole('cell');
  await expect(adjustable.nth(0).getByRole('img', { name: text('de', 'blocks.comparison.yes') })).toBeVisible();
  await expect(adjustable.nth(1).getByRole('img', { name: text('de', 'blocks.comparison.no') })).toBeVisible();
  await expectAccessible(page);
  // 320 px is a page of 1280 px enlarged to 400 %, WCAG 1.4.10.
  for (const width of [page.viewportSize()?.width ?? 0, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysOf(page), `${width} px`).toBe(0);
  }
  await heads.nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwotter Pro Schwimmlernanzug');
});

test('the size guide tells what the floats carry, all of them and fewer', { tag: ['@desktop-first', '@full'] }, async ({
  page,
}) => {
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'maattabel')}`);
  const sizes = page.getByRole('table', { name: /Classic/ });
  await expect(sizes.getByRole('columnheader').last()).toHaveText(text('nl', 'product.buoyancy'));
  await expect(rowOf(sizes, 'M').getByRole('cell')).toHaveText(['18 tot 20', '106 tot 113', '33']);
  const left = page.getByRole('table', { name: text('nl', 'product.buoyancyLeft.title') });
  await expect(rowOf(left, 'M').getByRole('cell')).toHaveText([/^33\sN$/, /^24\sN$/, /^16\sN$/, /^8\sN$/]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOf(page)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Welk drijfpak?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welk drijfpak past bij jullie?');
});

test('an unfinished comparison is still a table', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const comparison = {
    __component: 'blocks.comparison',
    title: 'Twee pakken',
    columns: [{ label: 'Eén', path: '/shop' }, { label: 'Twee' }],
    rows: [
      { label: 'Half', values: [{ text: 'Warm' }] },
      { label: 'Te veel', values: [{ mark: 'yes' }, { mark: 'no' }, { text: 'Over' }] },
      { label: 'Leeg', values: [] },
    ],
  };
  const slug = uniqueName('vergelijking');
  const json = { title: 'Vergelijking', slug, blocks: [comparison] };
  await editor.publish('page', await editor.create('page', json), json);
  await expect.poll(async () => (await call('nl', `/${slug}`)).status).toBe(200);
  await page.goto(`${originOf('nl')}/${slug}`);
  const table = page.getByRole('table', { name: 'Twee pakken' });
  await expect(table.getByRole('rowheader')).toHaveText(['Half', 'Te veel']);
  await expect(rowOf(table, 'Half').getByRole('cell')).toHaveText([/Warm$/, /–$/]);
  await expect(rowOf(table, 'Te veel').getByRole('cell')).toHaveText([/Ja$/, /Nee$/]);
  await expectAccessible(page);
});

import { originOf, pagePathOf } from '../support/shop';
import { expect, openProduct, test, text } from './support';

test('favourites: kept on the listing, shared, and kept by somebody else', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto(`${originOf('de')}${await pagePathOf('de', 'shop')}`);
  const hearts = page.getByRole('button', { name: new RegExp(text('de', 'favourites.keep').trim()) });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: text('de', 'favourites.link.one') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'favourites.title'));
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(1);
  const title = await card.getByRole('heading').innerText();

  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(navigator, { share: ({ url }: { url: string }) => Promise.resolve(void seen.push(url)) });
    Object.assign(window, { seen });
  });
  await page.getByRole('button', { name: text('de', 'favourites.share.button') }).click();
  const link = await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0] ?? '');

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(title);
  await visitor.getByRole('button', { name: text('de', 'favourites.shared.keepAll') }).click();
  await expect(visitor.getByText(text('de', 'favourites.shared.kept'))).toBeVisible();
  await visitor.getByRole('link', { name: text('de', 'favourites.shared.own') }).click();
  await expect(visitor.getByRole('button', { name: text('de', 'favourites.share.button') })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(title);
  await other.close();
});

test('pictures open on the whole screen by keyboard, and the focus comes back', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await openProduct(page, 'fr', 'ZW-PONCHO');
  const pictures = page.getByRole('link', { name: new RegExp(`^${text('fr', 'zoom.open')}`) });
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text('fr', 'zoom.position', { number: 1, count: 2 }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(text('fr', 'zoom.position', { number: 2, count: 2 }))).toBeVisible();
  await page.keyboard.press('+');
  const toggle = dialog.getByRole('button', { name: text('fr', 'zoom.zoom') });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
});

test('a product page suggests what goes with it, and an empty cart what was viewed', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await openProduct(page, 'sv', 'ZW-CLASSIC');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const goesWith = page.getByRole('region', { name: text('sv', 'shelf.goesWith') });
  await expect(goesWith.getByRole('article')).toHaveCount(3);
  await page.goto(`${originOf('sv')}${await pagePathOf('sv', 'winkelmand')}`);
  const viewed = page.getByRole('region', { name: text('sv', 'shelf.viewed') });
  await expect(viewed.getByRole('heading', { name: title })).toBeVisible();
  await viewed.getByRole('button', { name: text('sv', 'shelf.forget') }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await expect(viewed).toBeHidden();
});

import { articleWith, editor, uniqueName } from '../support/editor';
import { originOf, sandboxUrl } from '../support/shop';
import { expect, test, text } from './support';

test('a link to a redirected path opens the other site', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const [slug, from] = [uniqueName('artikel'), uniqueName('/elders')];
  const target = `${sandboxUrl}/health`;
  const article = await editor.create('article', articleWith(slug, from));
  const rule = await editor.create('redirect', { fromPath: from, target });
  try {
    await editor.publish('article', article, articleWith(slug, from));
    await expect.poll(async () => (await page.goto(`${originOf('nl')}/blog/${slug}`))?.status()).toBe(200);
    await page.getByRole('main').getByRole('link', { name: 'Partner' }).click();
    await expect(page).toHaveURL(target);
  } finally {
    await editor.remove('redirect', rule);
    await editor.remove('article', article);
  }
});

test('a removed page says so and suggests similar pages', { tag: ['@phone-first', '@full'] }, async ({ page }) => {
  const slug = uniqueName('zwotter-drijfpak');
  const article = await editor.create('article', articleWith(slug));
  try {
    await editor.publish('article', article, articleWith(slug));
    const visit = async () => (await page.goto(`${originOf('nl')}/blog/${slug}`))?.status();
    await expect.poll(visit).toBe(200);
    await editor.unpublish('article', article);
    await expect.poll(visit).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'general.404.title'));
    const meant = page.getByRole('navigation', { name: text('nl', 'general.404.meant') });
    await meant.getByRole('link').first().click();
    await expect(page).toHaveURL(/drijfpak/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('nl', 'general.404.title'));
    await page.goto(`${originOf('nl')}/qqqq`);
    await expect(meant).toBeHidden();
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel(text('nl', 'search.label')).fill('drijfpak');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/search\?q=drijfpak/);
  } finally {
    await editor.remove('article', article);
  }
});

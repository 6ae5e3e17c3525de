import { type Page, expect, test } from '@playwright/test';
import { hire, openAdmin, ownerToken } from './support';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through \`npm run test:full\``);
  return value;
}

const backendUrl = required('BACKEND_URL');
const german = Object.fromEntries(
  required('LOCALE_HOSTS')
    .split(',')
    .map((entry) => entry.split('=') as [string, string]),
).de;

interface Article {
  documentId: string;
  title: string;
  slug: string;
}

/** A German article of the seed, as the content manager returns it. */
async function findArticle(): Promise<Article> {
  const answer = await fetch(`${backendUrl}/content-manager/collection-types/api::article.article?locale=de&sort=id`, {
    headers: { authorization: `Bearer ${await ownerToken()}` },
  });
  const [article] = ((await answer.json()) as { results: Article[] }).results;
  if (!article) throw new Error('The seed has no German article');
  return article;
}

const edit = ({ documentId }: Article): string =>
  `/content-manager/collection-types/api::article.article/${documentId}?plugins[i18n][locale]=de`;

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title*').fill(title);
}

test('an editor changes a German text, sees it in the preview, and visitors see it once published', async ({
  browser,
  page: visitor,
}) => {
  const article = await findArticle();
  const address = `${german}/blog/${article.slug}`;
  const title = `Geändert ${Date.now().toString(36)}`;
  const admin = await openAdmin(browser, await hire('strapi-editor', 'Eva', 'Redaktion'), edit(article));

  await write(admin, title);
  await expect(admin.getByText('Save first: the preview shows what was saved.')).toBeVisible();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Shows drafts on the site', { exact: false })).toBeVisible();

  const [preview] = await Promise.all([
    admin.waitForEvent('popup'),
    admin.getByRole('button', { name: 'Open preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(preview.url()).toBe(address);
  const bar = preview.getByRole('complementary', { name: 'Vorschau' });
  await expect(bar).toBeVisible();
  expect(await preview.evaluate(() => window.opener)).toBeNull();

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);

  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(title);

  await bar.getByRole('link', { name: 'Vorschau verlassen' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
  expect(preview.url()).toBe(address);

  await write(admin, article.title);
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(article.title);
});

test('a translator writes German and cannot publish', async ({ browser }) => {
  const article = await findArticle();
  const admin = await openAdmin(browser, await hire('shop-translator', 'Tom', 'Translator'), edit(article));
  const field = admin.getByLabel('Title*');
  await expect(field).toBeEnabled({ timeout: 30_000 });
  await expect(admin.getByRole('button', { name: 'Open preview' })).toBeVisible();
  // Strapi shows the button to everybody.
  await write(admin, `${article.title}, neu`);
  await expect(admin.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(admin.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

import { expectAccessible } from '../support/accessible';
import { originOf, pagePathOf } from '../support/shop';
import { expect, test, text } from './support';

test('a parent pages through the blog, chooses a tag and reads an article', { tag: '@phone' }, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${originOf('de')}/blog`);
  await expectAccessible(page);

  const pages = main.getByRole('navigation', { name: text('de', 'shop.pages') });
  await pages.getByRole('link', { name: text('de', 'shop.page', { page: 2 }) }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(page).toHaveTitle(/Seite 2/);

  const topics = main.getByRole('navigation', { name: text('de', 'blog.tags') }).first();
  await topics.getByRole('link', { name: 'Üben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Üben');
  await expect(topics.getByRole('link', { name: 'Üben' })).toHaveAttribute('aria-current', 'page');

  await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Üben');
  // The title arrives after the page.
  await expect(page).toHaveTitle(/\S/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectAccessible(page);

  const contents = main.getByRole('navigation', { name: text('de', 'blog.contents') });
  const chapter = contents.getByRole('link').last();
  const name = (await chapter.textContent()) ?? '';
  await chapter.click();
  await expect(main.getByRole('heading', { name, exact: true })).toBeInViewport();

  const mail = main.getByRole('link', { name: text('de', 'blog.mail') });
  const href = new URL((await mail.getAttribute('href')) ?? '');
  expect(href.searchParams.get('subject')).toBe(title);
  for (const service of ['WhatsApp', 'Facebook', 'LinkedIn'])
    await expect(main.getByRole('link', { name: service })).toHaveAttribute('href', /^https:\/\//);
});

test('the URL of a question opens it, also without JavaScript', { tag: ['@phone', '@full'] }, async ({
  page,
  browser,
}) => {
  const faq = `${originOf('nl')}${await pagePathOf('nl', 'veelgestelde-vragen')}`;
  await page.goto(faq);
  await expectAccessible(page);
  const question = page.getByRole('group').filter({ hasText: 'Hoe stuur ik iets terug?' });
  await question.getByText('Hoe stuur ik iets terug?').click();
  await question.getByRole('link', { name: text('nl', 'blocks.faq.link') }).click();
  await expect(page).toHaveURL(/#hoe-stuur-ik-iets-terug$/);

  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visitor = await bare.newPage();
  await visitor.goto(page.url());
  const answer = visitor.getByText('Laat ons binnen 14 dagen na ontvangst weten');
  await expect(answer).toBeInViewport();
  await expect(visitor.getByText('Hoe stuur ik iets terug?')).toBeInViewport();
  await expect(visitor.getByText('De link staat in je bevestigingsmail.')).toBeHidden();
  await visitor.getByRole('link', { name: 'Lessen en account' }).click();
  await expect(visitor.getByRole('heading', { name: 'Lessen en account' })).toBeInViewport();
  await bare.close();
});

import { expectAccessible } from '../support/accessible';
import { editor, uniqueName } from '../support/editor';
import { call, originOf, pagePathOf } from '../support/shop';
import { expect, mailsTo, newBuyer, test, text } from './support';

test('a list has further pages, by links with URLs of their own', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const list = { __component: 'blocks.collection-list', source: 'levels', title: 'Niveaus', pageSize: 2 };
  const slug = uniqueName('niveaus');
  const json = { title: 'Alle niveaus', slug, blocks: [list] };
  await editor.publish('page', await editor.create('page', json), json);
  const address = `${originOf('nl')}/${slug}`;
  await expect.poll(async () => (await call('nl', `/${slug}`)).status).toBe(200);
  await page.goto(address);
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  const first = await cards.allTextContents();
  expect(first).toHaveLength(2);
  const pages = page.getByRole('navigation', { name: text('nl', 'shop.pages') });
  await pages.getByRole('link', { name: text('nl', 'shop.next') }).click();
  await expect(page).toHaveURL(`${address}?page=2#list`);
  await expect(cards.first()).not.toHaveText(first[0] ?? '');
  await expect(pages.getByRole('link', { name: text('nl', 'shop.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  // A page beyond the end is not found; an invalid number is ignored.
  await page.goto(`${address}?page=40`);
  await expect(page).toHaveURL(`${address}?page=2`);
  await page.goto(`${address}?page=-1`);
  await expect(cards).toHaveText(first);
});

test('the newsletter: requested, confirmed by mail, left by its link', { tag: '@phone' }, async ({ page }) => {
  const { email } = newBuyer('de');
  const title = page.getByRole('heading', { level: 1 });
  const say = (key: string): string => text('de', `newsletter.${key}`);
  await page.goto(`${originOf('de')}${await pagePathOf('de', 'blog')}`);
  await expectAccessible(page);
  const button = page.getByRole('button', { name: say('button') });
  await page.getByRole('textbox', { name: say('email') }).fill(email);
  // Without consent the browser does not submit the form.
  await button.click();
  await expect(button).toBeVisible();
  await page.getByRole('checkbox', { name: /jederzeit/ }).check();
  await button.click();
  await expect(title).toHaveText(say('done.sent.title'));

  const linkOf = async (count: number, purpose: string): Promise<string> =>
    (await mailsTo(email, count))
      .flatMap((mail) => mail.text.match(/http\S+/g) ?? [])
      .find((link) => link.includes(`/newsletter?${purpose}=`)) ?? '';
  await page.goto(await linkOf(1, 'confirm'));
  await expect(title).toHaveText(say('confirm.title'));
  await expectAccessible(page);
  await page.getByRole('button', { name: say('confirm.button') }).click();
  await expect(title).toHaveText(say('done.confirmed.title'));

  await page.goto(await linkOf(2, 'stop'));
  await page.getByRole('button', { name: say('stop.button') }).click();
  await expect(title).toHaveText(say('done.stopped.title'));
});

test('terms are numbered, and each section has a URL', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await page.goto(`${originOf('de')}${await pagePathOf('de', 'algemene-voorwaarden')}`);
  await expect(page.getByText(/^Zuletzt geändert am \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
  const contents = page.getByRole('navigation', { name: text('de', 'blocks.conditions.contents') });
  const link = contents.getByRole('link').nth(4);
  const name = (await link.textContent()) ?? '';
  expect(name).toMatch(/^5\. /);
  await link.click();
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await expect(page).toHaveURL(/#[a-z]/);
});

test('a video plays on request, with captions', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'academy')}`);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('aria-label', 'Kijk hoe een les eruitziet');
  expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(2);
});

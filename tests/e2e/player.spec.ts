import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { callBackend, originOf } from '../support/shop';
import { expect, keepToRules, settle, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

interface Outline {
  data: { levels: { slug: string; lessons: { id: string; slug: string; preview: boolean }[] }[] };
}

/** A free preview lesson, in the given language, with its rules agreed to. */
async function openPreview(page: Page, locale: Locale): Promise<string> {
  const { data } = (await (await callBackend(`/academy/outline?locale=${locale}`)).json()) as Outline;
  for (const level of data.levels) {
    const lesson = level.lessons.find(({ preview }) => preview);
    if (!lesson) continue;
    await page.goto(`${originOf(locale)}/academy/${level.slug}/${lesson.slug}`);
    await keepToRules(page, locale);
    return lesson.id;
  }
  throw new Error('no lesson is a preview');
}

const film = (page: Page) => page.locator('video');
const timeOf = (page: Page): Promise<number> => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: text(locale, `player.${key}`), exact: true });

test('a preview is watched by keyboard, with captions and a synchronized transcript', {
  tag: '@desktop-first',
}, async ({ page }) => {
  await openPreview(page, 'de');
  const play = button(page, 'de', 'play');
  await play.focus();
  await page.keyboard.press('k');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
  await page.keyboard.press('k');
  await expect(play).toBeFocused();

  await page.keyboard.press('5');
  const captions = () =>
    film(page).evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, cues }) => [language, (cues?.length ?? 0) > 0]),
    );
  await expect.poll(captions).toEqual([['de', true]]);
  const words = page.getByRole('list', { name: text('de', 'player.transcript') });
  const said = words.locator('[aria-current]');
  const before = await said.innerText();
  await words.getByRole('button').first().click();
  await expect(said).not.toHaveText(before);

  const steps = page.locator('button[aria-current="step"]');
  await words.page().keyboard.press('9');
  await expect(steps).toHaveCount(1);
  await page.keyboard.press('>');
  await expect(page.getByRole('combobox', { name: text('de', 'player.speed') })).toHaveValue('1.25');
  await expectAccessible(page);
});

/** KiB that the scripts of the player may weigh, without `hls.js`. */
const MOST_KIB = 60;

test('the player weighs little, and its poster is there before any script', { tag: ['@phone', '@full'] }, async ({
  page,
  browser,
}) => {
  const scripts: Promise<[url: string, body: Buffer]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => [response.url(), body]));
  });
  await openPreview(page, 'nl');
  await expect(button(page, 'nl', 'play')).toBeVisible();
  await settle(page);
  // The page's own scripts are the same without the player.
  const html = await (await fetch(page.url(), { headers: { host: new URL(page.url()).host } })).text();
  const later = (await Promise.all(scripts)).filter(([url]) => !html.includes(new URL(url).pathname));
  const contents = later.map(([, body]) => body.toString());
  expect(contents.filter((script) => script.includes('playbackRate')).length, 'the player').toBeGreaterThan(0);
  expect(contents.filter((script) => script.includes('capLevelToPlayerSize'))).toEqual([]);
  const kib = later.reduce((sum, [, body]) => sum + gzipSync(body).length / 1024, 0);
  expect(kib, `${later.length} scripts`).toBeLessThan(MOST_KIB);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(page.url());
  const poster = bare.getByRole('main').locator('img[fetchpriority="high"]').first();
  await expect(poster).toBeVisible();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(300);
  await context.close();
});

test('position, speed and captions are restored on the next visit', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  await openPreview(page, 'sv');
  await button(page, 'sv', 'captions')
    .or(page.getByRole('combobox', { name: text('sv', 'player.captions') }))
    .waitFor();
  await button(page, 'sv', 'play').focus();
  await page.keyboard.press('5');
  await page.keyboard.press('c');
  await page.keyboard.press('<');
  await page.keyboard.press('k');
  const left = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left + 1);
  await page.keyboard.press('k');
  await page.reload();
  await expect(page.getByRole('combobox', { name: text('sv', 'player.speed') })).toHaveValue('0.75');
  // It goes on a twentieth of the film before where it was left.
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left - 2);
  const modes = film(page).evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode));
  expect(await modes).not.toContain('showing');
});

test('a lesson that is locked while it plays is requested once more, then shows how to unlock it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  let asked = 0;
  await page.route('**/media/v/**/video.mp4', (route) => route.fulfill({ status: 403, body: '' }));
  await page.route('**/api/lessons/*/playback', (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    const error = { status: 402, name: 'PaymentRequired', message: '', details: { offers: [] } };
    return route.fulfill({ status: 402, json: { error } });
  });
  await openPreview(page, 'nl');
  await expect(page.getByRole('heading', { name: text('nl', 'academy.locked.title') })).toBeVisible();
  expect(asked).toBe(2);
});

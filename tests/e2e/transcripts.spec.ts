import { parseWebVtt } from '@/lib/academy/player/webvtt';
import { expectAccessible } from '../support/accessible';
import { type Visitor, signUp } from '../support/account';
import { buy, lessonAt } from '../support/academy';
import { allLocales, call, originOf, pagePathOf } from '../support/shop';
import { expect, keepToRules, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

/** Something said in the film of a lesson, by a word that its page does not have. */
async function saidOnly(locale: Locale, visitor: Visitor, lesson: { id: string; url: string }) {
  const playback = (await visitor.post(`/api/lessons/${lesson.id}/playback`)).json<{
    data: { captions: { locale: string; src: string }[] };
  }>().data;
  const track = playback.captions.find((captions) => captions.locale === locale);
  const cues = parseWebVtt((await visitor.get(track?.src ?? '')).body);
  const page = (await call(locale, new URL(lesson.url).pathname)).body.toLowerCase();
  for (const { start, text: said } of cues)
    for (const word of said.match(/\p{L}{7,}/gu) ?? [])
      if (!page.includes(word.toLowerCase())) return { word, seconds: Math.floor(start) };
  throw new Error('every word of the film is on the page');
}

for (const locale of allLocales)
  test(`an owner finds a lesson by what is only said in it, and it plays from there (${locale})`, {
    tag: [locale === 'nl' ? '@phone' : '@desktop', '@full'],
  }, async ({ page, context }) => {
    const label = (key: string, values?: Record<string, string | number>) =>
      text(locale, `transcriptSearch.${key}`, values);
    const lesson = await lessonAt(locale, 1, 3);
    const { visitor, email } = await signUp(locale);
    await buy(locale, ['ZW-LEVEL-1'], { email, cookie: visitor.header });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
    const { word, seconds } = await saidOnly(locale, visitor, lesson);

    await page.goto(originOf(locale) + (await pagePathOf(locale, 'academy')));
    const search = page.getByRole('region', { name: label('title') });
    const field = search.getByRole('searchbox', { name: label('label') });
    await field.fill('x');
    await field.press('Enter');
    await expect(search).toContainText(label('tooShort'));
    await field.fill('zzzzzzzz');
    await field.press('Enter');
    await expect(search).toContainText(label('none', { words: 'zzzzzzzz' }));
    await field.fill(word.toUpperCase());
    await field.press('Enter');
    const found = search.getByRole('listitem').filter({ hasText: lesson.title });
    const passage = found.getByRole('link').filter({ has: page.locator('mark', { hasText: new RegExp(word, 'i') }) });
    await expect(passage.first()).toBeVisible();
    await expectAccessible(page);
    await passage.first().click();

    await page.waitForURL(`${lesson.url}?t=${seconds}`);
    await keepToRules(page, locale);
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))).toBe(seconds);
  });

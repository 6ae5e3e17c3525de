import type { Page } from '@playwright/test';
import { mailTo, signUp } from '../support/account';
import { callAdmin } from '../support/admin-api';
import { buy, lessonAt } from '../support/academy';
import { expectAccessible } from '../support/accessible';
import { allLocales, originOf } from '../support/shop';
import { expect, inTurn, keepToRules, test, text } from './support';

/** As an operator answers it beside the question. */
async function answer(question: string): Promise<void> {
  const list = await callAdmin<{ results: { documentId: string; text: string }[] }>(
    '/content-manager/collection-types/api::lesson-question.lesson-question?pageSize=100',
  );
  const id = list.results.find(({ text: asked }) => asked === question)?.documentId;
  await callAdmin(`/shop/lesson-questions/${id}/actions/answer`, {
    json: { answer: 'Onder de oksels.', publish: true },
  });
}

for (const locale of allLocales)
  test(`a parent asks about a lesson, takes it to the pool without a connection, and takes both back (${locale})`, {
    tag: inTurn(locale, locale === 'nl' ? '@phone' : '@desktop', 'en'),
  }, async ({ page, context }) => {
    const ask = (key: string) => text(locale, `questions.${key}`);
    const pack = (key: string, values?: Record<string, string>) => text(locale, `offline.pack.${key}`, values);
    const { visitor, email } = await signUp(locale);
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
    const lesson = await lessonAt(locale, 1, 1);
    await page.goto(lesson.url);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await button(ask('desk.open')).click();
    await button(ask('desk.send')).click();
    const field = page.getByLabel(ask('desk.text'));
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(ask('desk.problems.required')));
    const question = `Hoe houd ik hem vast? ${Date.now()}`;
    await field.fill(question);
    await page.getByLabel(ask('desk.publications.initial')).check();
    await expectAccessible(page);
    await button(ask('desk.send')).click();
    await expect(page.getByText(ask('desk.sent'))).toBeVisible();

    await answer(question);
    await mailTo(email, (mail) => mail.text.includes('Onder de oksels.'));
    const section = page.getByRole('region', { name: ask('title') });
    await expect(async () => {
      await page.reload();
      await expect(section.getByRole('article').filter({ hasText: question })).toContainText('Onder de oksels.', {
        timeout: 2_000,
      });
    }).toPass();
    await button(ask('desk.hide')).click();
    await expect(page.getByText(ask('desk.hidden'))).toBeVisible();

    await keepToRules(page, locale);
    await button(pack('save')).click();
    await expect(page.getByText(pack('saved'))).toBeVisible();
    await expectAccessible(page);
    const saved = page.getByRole('region', { name: pack('title') }).getByRole('link', { name: lesson.title });

    await context.setOffline(true);
    await saved.click();
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    const isPlaying = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      video.currentTime = 40;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.textTracks.length === 1;
    });
    expect(isPlaying).toBe(true);
    await expectAccessible(page);

    // The list, by its link and in the place of a page that can not be reached.
    await page.getByRole('link', { name: text(locale, 'offline.pages.toList') }).click();
    await page.waitForURL(/\/offline$/);
    const list = page.getByRole('heading', { level: 1, name: text(locale, 'offline.pages.listTitle') });
    await expect(list).toBeVisible();
    await expectAccessible(page);
    await page.goto(originOf(locale));
    await expect(list).toBeVisible();
    await expect(page.getByRole('link', { name: lesson.title })).toHaveAttribute('href', `/offline/${lesson.id}`);
    await page.goto(`${originOf(locale)}/offline/check`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'offline.pages.checkTitle'));
    await expectAccessible(page);
    await context.setOffline(false);

    await page.goto(lesson.url);
    await button(pack('removeOf', { title: lesson.title })).click();
    await expect(page.getByText(pack('removed'))).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

test('two tabs without a connection: nothing is lost, one saves at a time, and both know in the end', {
  tag: ['@phone', '@full'],
}, async ({ page, context }) => {
  const locale = 'nl';
  const label = (key: string, values?: Record<string, string>) => text(locale, `children.${key}`, values);
  const pack = (key: string) => text(locale, `offline.pack.${key}`);
  const { visitor } = await signUp(locale);
  const child = { key: 'k'.repeat(16), nickname: 'Otje', birthYear: null, weight: null, size: '' };
  await visitor.post('/api/me/children', child);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
  const lesson = await lessonAt(locale, 1, 1);
  const other = await context.newPage();
  const aloneOn = (tab: Page) =>
    tab.getByRole('region', { name: label('lesson.title') }).getByRole('button', { name: label('states.alone') });
  for (const tab of [page, other]) {
    await tab.goto(lesson.url);
    await expect(aloneOn(tab)).toHaveAttribute('aria-pressed', 'false');
  }

  await context.setOffline(true);
  await aloneOn(page).click();
  await expect(page.getByText(label('lesson.problems.unreachable'))).toBeVisible();
  await expect(aloneOn(page)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await context.setOffline(false);
  await aloneOn(page).click();
  await expect(aloneOn(page)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(aloneOn(other)).toHaveAttribute('aria-pressed', 'true');

  // Saving waits for nobody: while one tab is at it, the other one says so.
  await keepToRules(page, locale);
  await other.reload();
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request(
          'saved-lessons',
          () =>
            new Promise<void>((end) => {
              addEventListener('let-go', () => end(), { once: true });
              resolve();
            }),
        );
      }),
  );
  const save = page.getByRole('button', { name: pack('save'), exact: true });
  await save.click();
  await expect(page.getByText(pack('problems.busy'))).toBeVisible();
  await expectAccessible(page);
  await other.evaluate(() => dispatchEvent(new Event('let-go')));
  await save.click();
  await expect(page.getByText(pack('saved'))).toBeVisible();
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await tab.goto(`${originOf(locale)}/offline`);
    await tab.getByRole('link', { name: lesson.title }).click();
    await expect(tab.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  }
  await context.setOffline(false);
  await other.close();
});

for (const locale of allLocales)
  test(`a whole level is saved, and its page leads to it without a connection (${locale})`, {
    tag: [locale === 'nl' ? '@desktop' : '@phone', '@full'],
  }, async ({ page, context }) => {
    const words = (key: string, values?: Record<string, string | number>) =>
      text(locale, `offline.level.${key}`, values);
    const { visitor, email } = await signUp(locale);
    await buy(locale, ['ZW-LEVEL-1'], { email, cookie: visitor.header });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf(locale) })));
    const [first, third] = [await lessonAt(locale, 1, 1), await lessonAt(locale, 1, 3)];
    const total = first.level.lessons.length;
    const save = page.getByRole('button', { name: words('save'), exact: true });

    // Its rules come first.
    await page.goto(first.levelUrl);
    await save.click();
    await expect(page.getByText(words('rules', { title: first.title }))).toBeVisible();
    await expectAccessible(page);
    await page.goto(first.url);
    await keepToRules(page, locale);
    await page.goto(first.levelUrl);
    await save.click();
    await expect(page.getByText(words('saved', { saved: total, total }))).toBeVisible();
    await expect(save).toHaveCount(0);
    await expectAccessible(page);

    await context.setOffline(true);
    await page.goto(first.levelUrl);
    const lessons = page.getByRole('main').getByRole('listitem');
    await expect(lessons).toHaveText(first.level.lessons.map(({ title }) => title));
    // What is on its card is there too.
    await lessons.getByRole('link', { name: third.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.title);
    for (const key of ['academy.guide.goal', 'academy.guide.cues', 'atThePool.mode.game', 'atThePool.mode.stop'])
      await expect(page.getByRole('heading', { level: 2, name: text(locale, key), exact: true })).toBeVisible();
    await expectAccessible(page);
    const film = page.locator('video');
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
    await context.setOffline(false);
  });

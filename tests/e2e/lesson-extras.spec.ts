import { mailTo, signUp } from '../support/account';
import { callAdmin } from '../support/admin-api';
import { lessonAt } from '../support/academy';
import { expectAccessible } from '../support/accessible';
import { originOf } from '../support/shop';
import { expect, keepToRules, test, text } from './support';

const locale = 'nl';
const ask = (key: string, values?: Record<string, string | number>) => text(locale, `questions.${key}`, values);
const pack = (key: string, values?: Record<string, string | number>) => text(locale, `offline.pack.${key}`, values);

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

test('a parent asks about a lesson, takes it to the pool without a connection, and takes both back', {
  tag: '@phone',
}, async ({ page, context }) => {
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
  await context.setOffline(false);

  await page.goto(lesson.url);
  await button(pack('removeOf', { title: lesson.title })).click();
  await expect(page.getByText(pack('removed'))).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

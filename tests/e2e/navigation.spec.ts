import type { Page } from '@playwright/test';
import { originOf, readRouteIndex, segment } from '../support/shop';
import { expect, test } from './support';

interface Frame {
  path: string;
  scrollY: number;
  heading: string;
  /** Names of the running animations of the page transition. */
  animations: string[];
}

declare global {
  interface Window {
    frames_: Frame[];
    /** View transitions that have not ended. */
    moving_: number;
    next: { router: { push: (path: string) => void } };
  }
}

/** Smooth scrolling and transitions exist with motion only. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records every frame that the browser shows from now on. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    window.moving_ = 0;
    document.startViewTransition = (options) => {
      const transition = start(options);
      window.moving_ += 1;
      void transition.finished.finally(() => (window.moving_ -= 1));
      return transition;
    };
    window.frames_ = [];
    const look = (): void => {
      const animations = document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const isTransition =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;
        return isTransition && animation instanceof CSSAnimation ? [animation.animationName] : [];
      });
      const heading = document.querySelector('h1')?.textContent ?? '';
      window.frames_.push({ path: location.pathname, scrollY: window.scrollY, heading, animations });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Goes to a page within the document, as a link does, and returns the frames shown until its transition has ended. */
async function go(page: Page, path: string): Promise<Frame[]> {
  await record(page);
  const before = await page.locator('h1').textContent();
  await page.evaluate((target) => window.next.router.push(target), path);
  await page.waitForURL(`**${path}`);
  await page.waitForFunction((left) => window.moving_ === 0 && window.frames_.at(-1)?.heading !== left, before);
  return page.evaluate(() => window.frames_);
}

/** Two pages of each kind. */
async function pairs(): Promise<Record<string, [string, string]>> {
  const index = await readRouteIndex();
  const two = (rows: { locale: string; slug: string }[], base: string): [string, string] => {
    const [one, other] = rows.filter(({ locale }) => locale === 'nl').map(({ slug }) => `/${base}/${slug}`);
    if (!one || !other) throw new Error(`Fewer than two pages below /${base}`);
    return [one, other];
  };
  const levels = new Map(index.levels.filter(({ locale }) => locale === 'nl').map(({ id, slug }) => [id, slug]));
  const lessons = index.lessons.map(({ locale, level, slug }) => ({ locale, slug: `${levels.get(level)}/${slug}` }));
  return {
    articles: two(index.articles, segment('nl', 'blog')),
    products: two(index.products, segment('nl', 'shop')),
    lessons: two(lessons, segment('nl', 'academy')),
  };
}

test('a new page stands at its top from its first frame, also between two pages of one kind', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  for (const [one, other] of Object.values(await pairs())) {
    await page.goto(`${originOf('nl')}${one}`);
    const before = await page.locator('h1').textContent();
    for (const [scrollY, target] of [
      [900, other],
      [40, one],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollY);
      const frames = await go(page, target);
      const shown = frames.filter(({ heading, path }) => path === target && (target === one) === (heading === before));
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown.map((frame) => frame.scrollY)), `${target} from ${scrollY} px`).toEqual(new Set([0]));
    }
  }
});

test('the page transition runs between two pages of one kind', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  for (const [one, other] of Object.values(await pairs())) {
    await page.goto(`${originOf('nl')}${one}`);
    const names = (await go(page, other)).flatMap(({ animations }) => animations);
    expect(new Set(names), other).toEqual(new Set(['page-leave', 'page-enter']));
  }
});

test('back leads to where the page was left', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const { articles } = await pairs();
  const [one, other] = articles ?? ['', ''];
  await page.goto(`${originOf('nl')}${one}`);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await go(page, other);
  await page.goBack();
  await page.waitForURL(`**${one}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    const { articles } = await pairs();
    const [one, other] = articles ?? ['', ''];
    await page.goto(`${originOf('nl')}${one}`);
    expect((await go(page, other)).flatMap(({ animations }) => animations)).toEqual([]);
  });
});

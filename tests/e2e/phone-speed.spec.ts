import type { Page, Request } from '@playwright/test';
import { encodeCart } from '@/lib/purchase/cart/cart-cookie';
import { cartLine, originOf } from '../support/shop';
import { type PageKind, TWELVE_PAGES, urlOf } from '../support/twelve-pages';
import { HeldRequests, type Kind } from './held-requests';
import { visibleShifts, watchShifts } from './layout-shifts';
import { agreeButton, expect, keepToRules, test } from './support';
import { type Locale } from '@/backend/contract/locales';

/** Late scripts: the page is complete before it comes alive. Late fonts: it is alive and read in a system font. */
const ORDERS = {
  'late scripts': ['font', 'image', 'script', 'fetch'],
  'late fonts': ['script', 'fetch', 'image', 'font'],
} as const satisfies Record<string, readonly Kind[]>;

/** React notes on an element of the page that it has taken it over. */
const comesAlive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('footer')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

/** A first visit shows the questions about cookies and country; a returning visitor has a cart. */
async function comeAs(page: Page, locale: Locale, visitor: 'new' | 'returning'): Promise<void> {
  if (visitor === 'new') return page.context().clearCookies();
  const cart = [await cartLine(locale, 'ZW-CLASSIC-BLUE-M'), await cartLine(locale, 'ZW-PRO-BLUE-L')];
  await page.context().addCookies([{ name: 'cart', value: encodeCart(cart), url: originOf(locale) }]);
}

/** The full run visits all of them. */
const ofEachRun: Record<string, readonly PageKind[]> = {
  'late scripts': ['lesson', 'checkout', 'cart'],
  'late fonts': ['product'],
};

for (const locale of ['nl', 'de'] as const) {
  for (const kind of TWELVE_PAGES) {
    for (const [order, visitor, screen] of [
      ['late scripts', 'new', '@phone'],
      ['late fonts', 'returning', '@desktop'],
    ] as const) {
      const tag = locale === 'nl' && ofEachRun[order]?.includes(kind) ? [`${screen}-first`] : [screen, '@full'];
      test(`nothing moves on the page: ${kind}, ${locale}, ${order}`, { tag }, async ({ page }) => {
        await comeAs(page, locale, visitor);
        await watchShifts(page);
        const held = await HeldRequests.hold(page, ORDERS[order]);
        await page.goto(await urlOf(locale, kind), { waitUntil: 'domcontentloaded' });
        await held.settle();
        for (const arriving of ORDERS[order]) {
          await held.release(arriving);
          if (arriving === 'script') await comesAlive(page);
        }
        if (kind === 'lesson') await expect(agreeButton(page, locale)).toBeVisible();
        await held.settle();
        expect(await visibleShifts(page)).toEqual([]);
      });
    }
  }
}

test('the player has its place before any script has come', { tag: ['@phone-first', '@full'] }, async ({ page }) => {
  const held = await HeldRequests.hold(page, ['script']);
  await page.goto(await urlOf('nl', 'lesson'), { waitUntil: 'domcontentloaded' });
  // Measured in the page's own fonts.
  await held.settle();
  // In the page, wherever it is scrolled to.
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: Math.round(y + window.scrollY), width, height };
      });
  const place = await boxOf('main img[fetchpriority="high"]');
  await held.release('script');
  await keepToRules(page, 'nl');
  await expect(page.locator('video')).toBeVisible();
  expect(await boxOf('video')).toEqual(place);
});

interface Explanation {
  type: 'SupportPending' | 'PageSupportNeeded' | 'Circumstantial';
  reason: string;
}

/** Why the browser would load this page again when a visitor comes back to it, for reasons that lie in the page. */
async function obstaclesTo(page: Page, held: HeldRequests, url: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const refused = new Promise<Explanation[]>((resolve) =>
    session.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations)),
  );
  await page.goto(url);
  await comesAlive(page);
  // Something that never ends loading would be found here.
  await held.settle();
  await page.goto('about:blank');
  await page.goBack();
  const explanations = await refused;
  await session.detach();
  return (
    explanations
      // This browser keeps no page itself, which is circumstantial.
      .filter(({ type }) => type !== 'Circumstantial')
      .map(({ reason }) => reason)
      // So is a short request that began just before the visitor left.
      .filter((reason) => !reason.startsWith('OutstandingNetworkRequest'))
  );
}

test('no page keeps the browser from showing it again at once', { tag: ['@desktop-first', '@full'] }, async ({
  page,
}) => {
  const held = await HeldRequests.hold(page, []);
  for (const kind of TWELVE_PAGES) expect(await obstaclesTo(page, held, await urlOf('nl', kind)), kind).toEqual([]);
});

/** Everything that a page requests until it is complete. */
async function requestsOf(page: Page, url: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const held = await HeldRequests.hold(page, []);
  await page.goto(url);
  await comesAlive(page);
  await held.settle();
  return requests;
}

test('a product page needs few requests, and two of them are fonts', { tag: '@phone-first' }, async ({ page }) => {
  const requests = await requestsOf(page, await urlOf('nl', 'product'));
  const urls = requests.map((request) => request.url());
  expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(20);
});

test('the page of a card is fetched when the pointer reaches it, and not again by the click', {
  tag: ['@desktop-first', '@full'],
}, async ({ page }) => {
  await page.goto(await urlOf('nl', 'listing'));
  await comesAlive(page);
  const card = page.getByRole('main').getByRole('heading').getByRole('link').first();
  const target = await card.evaluate((link: HTMLAnchorElement) => link.pathname);
  // Before the page itself, the router asks for its outline.
  const isPage = (request: Request): boolean =>
    new URL(request.url()).pathname === target && !('next-router-segment-prefetch' in request.headers());
  const fetched: string[] = [];
  page.on('request', (request) => isPage(request) && fetched.push(request.url()));
  await card.scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);
  const arrived = page.waitForResponse((response) => isPage(response.request()));
  await card.hover();
  await (await arrived).finished();
  await card.click();
  await page.waitForURL((url) => url.pathname === target);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).toHaveLength(1);
});

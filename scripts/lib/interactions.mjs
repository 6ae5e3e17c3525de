// How long a slow phone takes to answer what a buyer does: from the finger to the next frame.
import { chromium } from '@playwright/test';

/** As Lighthouse slows down a phone. */
const SLOWDOWN = 4;

/** @typedef {{ step: string, ms: number, scriptMs: number }} Interaction `scriptMs` is the part of our own code; the rest is waiting, layout and painting */
/** @typedef {import('@playwright/test').Page} Page */

/** Until clicks are answered: before hydration a button belongs to a form without a script. @param {Page} page */
export const comesAlive = (page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** @param {Page} page */
export const chooseColour = (page) => page.locator('label:has(input[name=color])').first().tap();

/** @param {Page} page */
export const chooseSize = (page) => page.locator('label:has(input[name=size]):not([data-state=sold_out])').last().tap();

/** @param {Page} page */
export const addToCart = (page) => page.locator('main form button[type=submit]').first().tap();

/**
 * Chooses a suit, adds it, changes the cart and fills in the checkout, with fingers on a phone.
 * @param {{ origin: string, product: string, executablePath?: string }} options
 * @returns {Promise<Interaction[]>} the slowest event of each step; 0 stands for less than 16 ms
 */
export async function measureInteractions({ origin, product, executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 1.75,
      locale: 'nl-NL',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchEvents);
    /** @type {Interaction[]} */
    const steps = [];
    const step = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ act) => {
      await page.evaluate('window.slowestEvent = { ms: 0, scriptMs: 0 }');
      await act();
      // The entry of an event comes after the frame that answered it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      steps.push({ ...(await page.evaluate('window.slowestEvent')), step: name });
    };
    await page.goto(origin + product);
    await comesAlive(page);
    await step('refuse cookies', () => page.locator('[data-consent-bar] button').first().tap());
    await step('choose a colour', () => chooseColour(page));
    await step('choose a size', () => chooseSize(page));
    await step('add to cart', () => addToCart(page));
    await step('open the menu', () => page.locator('header button[popovertarget]').first().tap());
    await page.goto(`${origin}/winkelmand`);
    await comesAlive(page);
    await page.locator('main [role=group] button').last().waitFor();
    await step('one more in the cart', () => page.locator('main [role=group] button').last().tap());
    await page.goto(`${origin}/afrekenen`);
    await page.locator('main form input').first().waitFor();
    for (const name of ['firstname', 'email', 'postalCode'])
      await step(`type into ${name}`, () =>
        page.locator(`main form input[name$="${name}"]`).first().pressSequentially('Sanne'),
      );
    await step('accept the terms', () => page.locator('main form input[type=checkbox]').last().tap());
    await step('order (with errors)', () => page.locator('main form button[type=submit]').last().tap());
    return steps;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watchEvents() {
  const seen = /** @type {{ slowestEvent?: { ms: number, scriptMs: number } }} */ (globalThis);
  new PerformanceObserver((list) => {
    for (const event of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if ('interactionId' in event && event.interactionId && event.duration > (seen.slowestEvent?.ms ?? 0))
        seen.slowestEvent = { ms: event.duration, scriptMs: Math.round(event.processingEnd - event.processingStart) };
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

import { chromium } from '@playwright/test';
import { addToCart, chooseColour, chooseSize, comesAlive } from './interactions.mjs';

/**
 * Puts a suit into the cart of a running Chromium, so that its cart and checkout show what a buyer sees.
 * @param {{ chromePort: number, origin: string, product: string }} options
 */
export async function fillCart({ chromePort, origin, product }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chromePort}`);
  try {
    const buyer = await browser.newContext({ hasTouch: true });
    const page = await buyer.newPage();
    await page.goto(origin + product);
    await comesAlive(page);
    await chooseColour(page);
    await chooseSize(page);
    await addToCart(page);
    await page.waitForFunction(() => /(?:^|; )cart=/.test(document.cookie));
    const cart = (await buyer.cookies()).filter(({ name }) => name === 'cart');
    await buyer.close();
    await browser.contexts()[0]?.addCookies(cart);
  } finally {
    // Ends the connection only.
    await browser.close();
  }
}

// Without the fixture that fails on errors of the page: here there are some.
import { expect, test } from '@playwright/test';
import { originOf, pagePathOf } from '../support/shop';
import { settle } from './support';

test('a page opened before a deploy takes the visitor where the click led', { tag: '@desktop' }, async ({ page }) => {
  const cart = await pagePathOf('nl', 'winkelmand');
  await page.goto(`${originOf('nl')}/find-order`);
  await settle(page);
  // The scripts of the old release are gone until a page of the new one is loaded.
  let isOldPage = true;
  let missed = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldPage = false;
  });
  await page.route('**/_next/static/chunks/**', (route) => {
    if (!isOldPage) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '' });
  });
  await page.locator(`a[href="${cart}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${originOf('nl')}${cart}`);
  expect([isOldPage, missed > 0]).toEqual([false, true]);
});

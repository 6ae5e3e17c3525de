import type { Page, Request } from '@playwright/test';
import { lessonAt } from '../support/academy';
import { signUp } from '../support/account';
import { finishPath } from '@/backend/contract/paths';
import { decodeConsent } from '@/lib/session/consent-cookie';
import { expectAccessible } from '../support/accessible';
import { allLocales, originOf, pagePathOf, sandboxUrl } from '../support/shop';
import { addToCart, chooseSuit, expect, goToPayment, newBuyer, openProduct, pay, settle, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

/**
 * No tag before consent, none after refusal, what tags receive after consent, and how consent is revoked. The shop runs with the
 * sandbox's replacement of the tag manager, which reports the events it receives; the test reads the browser's own requests.
 */
interface Entry {
  event?: string;
  page_location?: string;
  ecommerce?: { value?: number; currency?: string; transaction_id?: string; items: Record<string, unknown>[] } | null;
}

const sandbox = new URL(sandboxUrl).port;
const isTag = (request: Request): boolean => {
  const { hostname, port, pathname } = new URL(request.url());
  return /google|doubleclick/.test(hostname) || (port === sandbox && /^\/(gtm\.js|tags)/.test(pathname));
};

/** Records every request to the tags, and the events they receive. */
function watchTags(page: Page) {
  const requests: string[] = [];
  const received: unknown[] = [];
  page.on('request', (request) => {
    if (!isTag(request)) return;
    requests.push(request.url());
    if (request.method() === 'POST') received.push(JSON.parse(request.postData() ?? 'null'));
  });
  const events = (name?: string) =>
    received.filter((entry): entry is Entry => {
      const event = typeof entry === 'object' && entry !== null && 'event' in entry ? entry.event : undefined;
      return name ? event === name : typeof event === 'string' && !event.startsWith('gtm.');
    });
  return { requests, received, events };
}

const bar = (page: Page, locale: Locale = 'nl') =>
  page.getByRole('region', { name: text(locale, 'consent.bar.title') });
const inBar = (page: Page, name: 'accept' | 'refuse' | 'settings', locale: Locale = 'nl') =>
  bar(page, locale).getByRole('button', { name: text(locale, `consent.bar.${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const openSettings = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('nl', 'consent.settings') })
    .click();
const answerIn = (page: Page, name: 'accept' | 'refuse' | 'save') =>
  dialog(page).getByRole('button', { name: text('nl', `consent.dialog.${name}`) });

async function consentOf(page: Page) {
  const cookie = (await page.context().cookies(page.url())).find(({ name }) => name === 'consent');
  return { ...decodeConsent(cookie?.value), days: ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400 };
}

async function accept(page: Page): Promise<void> {
  await page.goto(originOf('nl'));
  await inBar(page, 'accept').click();
  await expect(bar(page)).toBeHidden();
}

test.beforeEach(async ({ context }) => {
  await context.clearCookies({ name: 'consent' });
});

test('requests no tag before consent, nor after refusal, during a whole visit', { tag: '@phone' }, async ({ page }) => {
  const tags = watchTags(page);
  await page.goto(originOf('nl'));
  await expect(bar(page)).toBeVisible();
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await settle(page);
  expect(tags.requests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await inBar(page, 'refuse').click();
  await expect(bar(page)).toBeHidden();
  expect(await consentOf(page)).toMatchObject({ statistics: false, marketing: false });
  await page.goto(originOf('nl') + (await pagePathOf('nl', 'winkelmand')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(bar(page)).toBeHidden();
  expect(tags.requests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || localStorage.getItem('tracked-purchases') !== null)).toBe(
    false,
  );
});

test('loads the tags after consent, stores it for a year, and denies everything by default', {
  tag: '@desktop',
}, async ({ page }) => {
  const tags = watchTags(page);
  const proof = page.waitForResponse(/\/api\/consent$/);
  await accept(page);
  await expect.poll(() => tags.requests.some((url) => url.includes('/gtm.js?id=GTM-'))).toBe(true);
  const { days, ...consent } = await consentOf(page);
  expect(consent).toMatchObject({ statistics: true, marketing: true });
  expect(days).toBeGreaterThan(364);
  const sent: unknown = (await proof).request().postDataJSON();
  expect(sent).toMatchObject({ data: { id: consent.id, choices: { statistics: true, marketing: true }, version: 1 } });
  await expect.poll(() => tags.received.length).toBeGreaterThan(3);
  expect(tags.received[0]).toMatchObject([
    'consent',
    'default',
    { analytics_storage: 'denied', ad_user_data: 'denied' },
  ]);
  expect(tags.received).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' }),
  ]);

  tags.requests.length = 0;
  await page.reload();
  await expect.poll(() => tags.requests.some((url) => url.includes('/gtm.js'))).toBe(true);
  await expect(bar(page)).toBeHidden();
});

test('can be changed and revoked from the footer as easily as it was given', { tag: ['@desktop', '@full'] }, async ({
  page,
  context,
}) => {
  const tags = watchTags(page);
  await accept(page);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === '_ga')).toBe(true);

  await openSettings(page);
  const statistics = dialog(page).getByRole('checkbox', { name: text('nl', 'consent.statistics.title') });
  const marketing = dialog(page).getByRole('checkbox', { name: text('nl', 'consent.marketing.title') });
  await expect(statistics).toBeChecked();
  await marketing.uncheck();
  await Promise.all([page.waitForEvent('load'), answerIn(page, 'save').click()]);
  expect(await consentOf(page)).toMatchObject({ statistics: true, marketing: false });
  await expect
    .poll(() => tags.received)
    .toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_gcl_au');

  await openSettings(page);
  await Promise.all([page.waitForEvent('load'), answerIn(page, 'refuse').click()]);
  tags.requests.length = 0;
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await settle(page);
  expect(tags.requests).toEqual([]);
  expect(await consentOf(page)).toMatchObject({ statistics: false, marketing: false });
});

test('preselects nothing, and presents the choices equally', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.goto(originOf('nl'));
  const buttons = bar(page).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight, height, borderColor } = getComputedStyle(button);
      return JSON.stringify([backgroundColor, color, fontSize, fontWeight, height, borderColor]);
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await inBar(page, 'settings').click();
  await expect(dialog(page).getByRole('checkbox', { checked: false })).toHaveCount(2);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(inBar(page, 'settings')).toBeFocused();
  await expect(bar(page)).toBeVisible();
  expect((await consentOf(page)).id).toBeUndefined();
});

test('can be answered by keyboard within a few steps', { tag: ['@desktop-first', '@full'] }, async ({ page }) => {
  await page.goto(originOf('nl'));
  await expect(bar(page)).toBeVisible();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(inBar(page, 'refuse')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  expect(await consentOf(page)).toMatchObject({ statistics: false, marketing: false });
});

test('covers neither the buy button nor the focused element, and causes no layout shift', {
  tag: ['@phone-first', '@full'],
}, async ({ page }) => {
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await expect(bar(page)).toBeVisible();
  await settle(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('button', { name: text('nl', 'consent.settings') });
  await last.focus();
  // Pages scroll smoothly.
  const isAbove = async () => {
    const [focused, box] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
    return (focused?.y ?? Infinity) + (focused?.height ?? 0) <= (box?.y ?? 0);
  };
  await expect.poll(isAbove).toBe(true);
});

for (const [index, locale] of allLocales.entries()) {
  // Each language on one screen.
  const screen = index % 2 === 0 ? '@desktop' : '@phone';
  test(`asks in ${locale}, accessibly`, { tag: [screen, '@full'] }, async ({ page }) => {
    await page.goto(originOf(locale));
    await expect(inBar(page, 'accept', locale)).toBeVisible();
    await inBar(page, 'settings', locale).click();
    await expect(dialog(page)).toBeVisible();
    // Contrast is too low while it fades in.
    await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expectAccessible(page, 'dialog', '[data-consent-bar]');
  });
}

test('sends the tags one purchase event, with the right values and no personal data', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const tags = watchTags(page);
  await accept(page);
  await page.goto(`${originOf('nl')}/shop`);
  await expect.poll(() => tags.events('view_item_list').length).toBe(1);
  await page.locator('main a[href^="/shop/zwotter"]').first().click();
  await expect.poll(() => tags.events('select_item').length).toBe(1);
  await expect.poll(() => tags.events('view_item').length).toBe(1);
  expect(tags.events('view_item')[0]?.ecommerce?.items[0]?.item_id).toBe(
    tags.events('select_item')[0]?.ecommerce?.items[0]?.item_id,
  );

  const buyer = newBuyer('nl');
  await goToPayment(page, 'nl', buyer, 's', 'pink');
  for (const name of ['add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info'])
    expect([name, tags.events(name).length]).toEqual([name, 1]);
  const added = tags.events('add_to_cart')[0]?.ecommerce;
  expect(added).toMatchObject({ currency: 'EUR', items: [{ item_variant: 'pink / s', quantity: 1 }] });
  expect(added?.value).toBe(added?.items[0]?.price);

  await pay(page, 'bank', 'paid');
  await expect.poll(() => tags.events('purchase').length).toBe(1);
  const slug = new URL(page.url()).searchParams.get('order') ?? '';
  const [purchase] = tags.events('purchase');
  expect(purchase?.ecommerce).toMatchObject({ currency: 'EUR', value: added?.value, items: added?.items });
  expect(purchase?.ecommerce?.transaction_id).toMatch(/^[A-Z]+\d{4}-\d+$/);
  expect(purchase?.page_location).toBe(`${originOf('nl')}/order-payment`);
  await page.reload();
  await settle(page);
  expect(tags.events('purchase')).toHaveLength(1);

  const all = JSON.stringify(tags.received);
  expect(slug).not.toBe('');
  for (const secret of [slug, buyer.email, buyer.firstname, buyer.lastname, buyer.street, buyer.postalCode])
    expect(all).not.toContain(secret);
  expect(tags.requests.filter((url) => url.includes(slug))).toEqual([]);
});

test('sends the tags cart changes and client-side navigations', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const tags = watchTags(page);
  await accept(page);
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'blue', 'l');
  await addToCart(page, 'nl');
  await page.getByRole('link', { name: text('nl', 'cart.notifications.toCart') }).click();
  await expect.poll(() => tags.events('view_cart').length).toBe(1);
  await expect
    .poll(() => tags.events('page_view').at(-1)?.page_location)
    .toBe(originOf('nl') + (await pagePathOf('nl', 'winkelmand')));
  await page
    .getByRole('main')
    .getByRole('button', { name: text('nl', 'cart.more') })
    .first()
    .click();
  await expect.poll(() => tags.events('add_to_cart').length).toBe(2);
  await page
    .getByRole('button', { name: new RegExp(text('nl', 'cart.removeOf').replace('{title}', '.*')) })
    .first()
    .click();
  await dialog(page)
    .getByRole('button', { name: text('nl', 'cart.yes') })
    .click();
  await expect.poll(() => tags.events('remove_from_cart').length).toBe(1);
  expect(tags.events('remove_from_cart')[0]?.ecommerce).toMatchObject({ currency: 'EUR', items: [{ quantity: 2 }] });
});

test('loads no tag on a URL that contains a secret', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await accept(page);
  // In a separate tab: events of the previous page may still be pending in the first one.
  const secret = await page.context().newPage();
  const tags = watchTags(secret);
  for (const path of ['/reset?code=secretcode', '/order/4f6c0a5e9b1d4f6c0a5e9b1d4f6c0a5e']) {
    await secret.goto(originOf('nl') + path);
    await settle(secret);
  }
  expect(tags.requests).toEqual([]);
  await secret.goto(originOf('nl'));
  await expect.poll(() => tags.requests.length).toBeGreaterThan(0);
});

test('nothing about a child is in an address or reaches the tags', { tag: ['@desktop', '@full'] }, async ({
  page,
  context,
}) => {
  const { visitor } = await signUp('nl');
  const fields = { nickname: 'Zeeotter', birthYear: 2021, weight: 17.3, size: '' };
  const added = await visitor.post('/api/me/children', { key: 'k'.repeat(16), ...fields });
  const { id } = added.json<{ data: { id: string } }>().data;
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf('nl') })));
  const tags = watchTags(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  await accept(page);

  const lesson = await lessonAt('nl', 1, 1);
  await page.goto(lesson.url);
  const marks = page.getByRole('region', { name: text('nl', 'children.lesson.title') });
  await marks.getByRole('button', { name: text('nl', 'children.states.alone') }).click();
  await expect(marks.getByRole('status')).toContainText('Zeeotter');
  await marks.getByRole('link', { name: text('nl', 'children.lesson.profile') }).click();
  const child = page.getByRole('article', { name: 'Zeeotter' });
  await child.getByRole('button', { name: text('nl', 'children.log.addOf', { name: 'Zeeotter' }) }).click();
  const swim = dialog(page);
  await swim.getByLabel(text('nl', 'children.log.note')).fill('Bij de waterval');
  await swim.getByRole('button', { name: text('nl', 'children.log.save') }).click();
  await expect(child).toContainText('Bij de waterval');
  await page.goto(originOf('nl') + finishPath(lesson.level.id));
  await expect(child).toBeVisible();

  // The tags do hear of these pages.
  await expect.poll(() => JSON.stringify(tags.received)).toContain(finishPath(lesson.level.id));
  const heard = [...addresses, ...tags.requests, JSON.stringify(tags.received)].join('\n');
  for (const secret of ['Zeeotter', id, 'waterval']) expect(heard).not.toContain(secret);
  expect(heard).not.toMatch(/\b(2021|17[.,]3)\b/);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { linkIn, mailTo, signUp } from '../support/account';
import { buy, lessonAt, operate, orderStatus } from '../support/academy';
import { originOf, pagePathOf } from '../support/shop';
import {
  consent,
  expect,
  expectThanks,
  fillCheckout,
  keepToRules,
  money,
  newBuyer,
  openCheckout,
  orderButton,
  pay,
  test,
  text,
} from './support';
import { type Locale } from '@/backend/contract/locales';

const player = (page: Page, locale: Locale, title: string) =>
  page.getByRole('region', { name: `${text(locale, 'player.region')}: ${title}` });
const unlock = (page: Page, locale: Locale, title: string, price: number) =>
  page.getByRole('button', { name: `${text(locale, 'academy.unlock.button')}: ${title}, ${money(locale, price)}` });
const lockedTitle = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: text(locale, 'academy.locked.title') });

const playedTo = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Pays for the cart. */
async function checkOut(page: Page, locale: Locale, buyer = newBuyer(locale)): Promise<void> {
  await openCheckout(page, locale);
  // Until the prices are loaded, a cart counts as shipped.
  const access = page.locator('input[type=checkbox][name="immediateAccess"]');
  await expect(access).toBeVisible();
  await fillCheckout(page, locale, buyer, { lessons: true });
  await consent(page);
  await access.check();
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await pay(page, 'bank', 'paid');
  await expectThanks(page, locale);
}

test('a visitor watches a free lesson, buys one, then all with credit, and continues in another browser', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const [free, bought] = [await lessonAt('nl', 1, 1), await lessonAt('nl', 2, 2)];
  await page.goto(originOf('nl') + (await pagePathOf('nl', 'academy')));
  await page
    .getByRole('main')
    .getByRole('link', { name: `${text('nl', 'academy.onward.start')} ${free.title}` })
    .click();
  await page.waitForURL(free.url);
  await keepToRules(page, 'nl');
  await player(page, 'nl', free.title)
    .getByRole('button', { name: text('nl', 'player.play'), exact: true })
    .click();
  await expect.poll(() => playedTo(page)).toBeGreaterThan(0.5);

  await page.goto(bought.url);
  await expect(lockedTitle(page, 'nl')).toBeVisible();
  await unlock(page, 'nl', bought.title, bought.price).click();
  await expect(
    page.getByRole('link', { name: `${text('nl', 'academy.unlock.inCart')}: ${bought.title}` }),
  ).toBeFocused();
  const buyer = newBuyer('nl');
  await checkOut(page, 'nl', buyer);

  await page.goto(bought.url);
  // Six floats instead of eight.
  await expect(page.getByText(text('nl', 'safetyRules.fewer'))).toBeVisible();
  await keepToRules(page, 'nl');
  const film = player(page, 'nl', bought.title);
  await expect(film).toBeVisible();
  await expect(lockedTitle(page, 'nl')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text('nl', 'academy.guide.cues') })).toBeVisible();
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 5;
  });
  await film.getByRole('button', { name: text('nl', 'player.play'), exact: true }).click();
  await expect.poll(() => playedTo(page)).toBeGreaterThan(5.5);
  const reported = page.waitForResponse(/\/progress$/);
  await film.getByRole('button', { name: text('nl', 'player.pause'), exact: true }).click();
  expect((await reported).status()).toBe(200);

  // Guests return by the link in the mail.
  const mail = await mailTo(buyer.email, ({ text: words }) => words.includes('/access?key='));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(originOf('nl') + linkIn(mail, '/api/orders/').replaceAll('&amp;', '&'));
  await other.getByRole('link', { name: `${text('nl', 'academy.onward.continue')} ${bought.title}` }).click();
  await other.waitForURL(bought.url);
  await keepToRules(other, 'nl');
  await expect(player(other, 'nl', bought.title)).toBeVisible();
  // A twentieth of the film before where it was left.
  await expect.poll(() => playedTo(other)).toBeGreaterThan(2.7);
  expect(await playedTo(other)).toBeLessThan(8.5);
  await elsewhere.close();

  // The price of the lesson is credited against the full course.
  await page.goto(bought.levelUrl);
  const credit = page.getByText(text('nl', 'academy.unlock.credit', { credit: money('nl', bought.price) }));
  await expect(credit.first()).toBeVisible();
  const title = text('nl', 'academy.unlock.all');
  await unlock(page, 'nl', title, bought.bundlePrice - bought.price).click();
  await checkOut(page, 'nl', buyer);
  const last = await lessonAt('nl', 4, 5);
  await page.goto(last.url);
  await keepToRules(page, 'nl');
  await expect(player(page, 'nl', last.title)).toBeVisible();
});

test('a suit grants its free lessons, and the order links to them', { tag: ['@phone', '@full'] }, async ({
  page,
  context,
}) => {
  const order = await buy('de', ['ZW-CLASSIC-BLUE-M']);
  await context.addCookies([{ name: 'order-access', value: order.access, url: originOf('de') }]);
  await page.goto(`${originOf('de')}/order/${order.slug}`);
  const lessons = page.getByRole('region', { name: text('de', 'academy.mine.openTitle') });
  const free = await lessonAt('de', 1, 2);
  await lessons.getByRole('link', { name: free.title, exact: true }).click();
  await page.waitForURL(free.url);
  await keepToRules(page, 'de');
  await expect(player(page, 'de', free.title)).toBeVisible();
  const paid = await lessonAt('de', 4, 4);
  await page.goto(paid.url);
  await expect(lockedTitle(page, 'de')).toBeVisible();
});

test('a refund revokes only what it paid for, and the account keeps the safety rules', {
  tag: ['@desktop', '@full'],
}, async ({ page, context }) => {
  const { visitor, email } = await signUp('en');
  const [kept, refunded] = [await lessonAt('en', 3, 1), await lessonAt('en', 2, 3)];
  await buy('en', ['ZW-LEVEL-3'], { email, cookie: visitor.header });
  const order = await buy('en', ['ZW-LES-2-3'], { email, cookie: visitor.header });
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf('en') })));
  const profile = originOf('en') + (await pagePathOf('en', 'mijn-zwotter'));
  const mine = page.getByRole('region', { name: text('en', 'academy.mine.title') });
  const linkTo = (title: string) => mine.getByRole('link', { name: title, exact: true });
  await page.goto(profile);
  await expect(linkTo(refunded.title)).toBeVisible();
  await page.goto(refunded.url);
  await expect(page.getByText(text('en', 'safetyRules.onAccount'))).toBeVisible();
  const stored = page.waitForResponse(/\/acknowledgements$/);
  await keepToRules(page, 'en');
  await expect(player(page, 'en', refunded.title)).toBeFocused();
  expect((await stored).status()).toBe(200);
  // As on another device.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(player(page, 'en', refunded.title)).toBeVisible();

  await operate(order.payment, 'refund', { amount: (refunded.price / 100).toFixed(2) });
  await expect.poll(() => orderStatus('en', order.slug)).toBe('refunded');
  await page.reload();
  await expect(lockedTitle(page, 'en')).toBeVisible();
  await page.goto(profile);
  await expect(linkTo(kept.title)).toBeVisible();
  await expect(linkTo(refunded.title)).toHaveCount(0);
  await page.goto(kept.url);
  await keepToRules(page, 'en');
  await expect(player(page, 'en', kept.title)).toBeVisible();
});

test('keyboard, captions and every page of the academy are accessible', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  const [free, locked] = [await lessonAt('de', 1, 1), await lessonAt('de', 3, 1)];
  await page.goto(free.url);
  const rules = page.getByRole('region', { name: text('de', 'safetyRules.title') });
  await expect(rules.getByRole('listitem')).toHaveCount(5);
  await expect(rules).toContainText(text('de', 'safetyRules.onDevice'));
  await expectAccessible(page);
  await rules.getByRole('button', { name: text('de', 'safetyRules.agree') }).focus();
  await page.keyboard.press('Enter');
  const film = player(page, 'de', free.title);
  await expect(film).toBeFocused();
  await film.getByRole('button', { name: text('de', 'player.play'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => playedTo(page)).toBeGreaterThan(0.3);
  await page.keyboard.press('c');
  await page.keyboard.press('k');
  await expect(film.getByRole('button', { name: text('de', 'player.play'), exact: true })).toBeFocused();
  await expectAccessible(page);
  for (const address of [locked.url, locked.levelUrl, originOf('de') + (await pagePathOf('de', 'academy'))]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

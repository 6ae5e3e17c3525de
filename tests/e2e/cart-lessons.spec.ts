import type { Page } from '@playwright/test';
import { lessonAt } from '../support/academy';
import { expectAccessible } from '../support/accessible';
import { PASSWORD, linkIn, signUp } from '../support/account';
import { allLocales, cartLine, originOf, pagePathOf } from '../support/shop';
import {
  consent,
  expect,
  expectThanks,
  fillCheckout,
  keepToRules,
  mailsTo,
  newBuyer,
  openCheckout,
  orderButton,
  pay,
  test,
  text,
} from './support';
import { type Locale } from '@/backend/contract/locales';

const LESSON = 'ZW-LES-1-2';
const LEVEL = 'ZW-LEVEL-1';

const lines = (page: Page, locale: Locale) => page.getByRole('list', { name: text(locale, 'cart.lines') });

/** Opens the cart prefilled with these lines, and waits until it has read them from the link. */
async function openCart(page: Page, locale: Locale, ...skus: string[]): Promise<void> {
  const items = await Promise.all(skus.map((sku) => cartLine(locale, sku)));
  const fragment = encodeURIComponent(JSON.stringify(items));
  await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'winkelmand')}#cart=${fragment}`);
  await expect(lines(page, locale).getByRole('listitem').first()).toBeVisible();
}

async function order(page: Page, locale: Locale, buyer = newBuyer(locale)): Promise<void> {
  await openCheckout(page, locale);
  await fillCheckout(page, locale, buyer, { lessons: true });
  await consent(page);
  await orderButton(page, locale).click();
  // Lessons open immediately, which requires a separate consent.
  const access = page.getByRole('checkbox', { name: text(locale, 'checkout.consent.access') });
  await expect(access).toHaveAttribute('aria-invalid', 'true');
  await access.check();
  await orderButton(page, locale).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await pay(page, 'bank', 'paid');
  await expectThanks(page, locale);
  // What was opened is one tap from the thanks.
  const watch = page.getByRole('link', { name: text(locale, 'order.thanks.watch') });
  await expect(watch).toHaveAttribute('href', /^\/order\/[\w-]+#lessons$/);
}

test('a lesson lowers the price of its level, and owned lessons are not sold again', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const locale = 'de';
  const buyer = newBuyer(locale);
  await openCart(page, locale, LESSON);
  await expect(lines(page, locale)).toContainText(/4,95/);
  await order(page, locale, buyer);

  await openCart(page, locale, LESSON, LEVEL);
  const [lesson, level] = [
    lines(page, locale).getByRole('listitem').first(),
    lines(page, locale).getByRole('listitem').nth(1),
  ];
  await expect(lesson).toContainText(text(locale, 'cart.owned'));
  await expect(level).toContainText(/abzüglich 4,95/);
  await expect(level.getByRole('spinbutton')).toHaveCount(0);
  // The credit belongs to the email address, not to the browser.
  await openCheckout(page, locale);
  await fillCheckout(page, locale, newBuyer(locale), { lessons: true });
  await expect(page.getByRole('status').getByText(text(locale, 'checkout.totalChanged.title'))).toBeVisible();
  await order(page, locale, buyer);

  await openCart(page, locale, LEVEL);
  await expect(lines(page, locale)).toContainText(text(locale, 'cart.owned'));
  // For oneself there is nothing to order; it can still be a gift.
  await openCheckout(page, locale);
  await expect(giftRegion(page, locale).getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(text(locale, 'checkout.summary.owned')).last()).toBeVisible();
});

const giftText = (locale: Locale, key: string): string => text(locale, `checkout.lessonGift.${key}`);
const giftRegion = (page: Page, locale: Locale) => page.getByRole('region', { name: giftText(locale, 'title') });
const accessBox = (page: Page, locale: Locale) =>
  page.getByRole('checkbox', { name: text(locale, 'checkout.consent.access') });

for (const locale of allLocales)
  test(`${locale}: lessons are bought for somebody else, who opens them with an account`, {
    tag: ['@phone', '@full'],
  }, async ({ page }) => {
    const buyer = newBuyer(locale);
    const recipient = { name: "Noor d'Hond", email: newBuyer(locale).email };
    const lesson = await lessonAt(locale, 1, 2);
    await openCart(page, locale, LEVEL);
    await openCheckout(page, locale);
    const gift = giftRegion(page, locale);
    const email = gift.getByRole('textbox', { name: text(locale, 'giftCards.checkout.email') });
    await gift.getByRole('radio', { name: giftText(locale, 'gift') }).check();
    await gift.getByRole('textbox', { name: giftText(locale, 'message') }).fill('Veel <b>plezier</b>!');
    await email.fill(buyer.email);
    await fillCheckout(page, locale, buyer, { lessons: true });
    await consent(page);
    await accessBox(page, locale).check();
    await orderButton(page, locale).click();
    await expect(gift.getByText(text(locale, 'forms.errors.ownEmail'))).toBeVisible();
    await expect(gift.getByRole('textbox', { name: text(locale, 'giftCards.checkout.name') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page);
    // What was typed is kept, also when the page is loaded again.
    await page.reload();
    await expect(email).toHaveValue(buyer.email);
    await gift.getByRole('textbox', { name: text(locale, 'giftCards.checkout.name') }).fill(recipient.name);
    await email.fill(recipient.email);
    await consent(page);
    await accessBox(page, locale).check();
    await orderButton(page, locale).click();
    await pay(page, 'bank', 'paid');
    await expectThanks(page, locale);
    await expect(page.getByText(text(locale, 'order.page.giftThanks', recipient))).toBeVisible();
    await page.getByRole('link', { name: text(locale, 'order.view') }).click();
    const given = page.getByRole('region', { name: text(locale, 'order.page.giftTitle') });
    await expect(given).toContainText(text(locale, 'order.page.giftTo', recipient));
    await expect(given).toContainText('Veel <b>plezier</b>!');
    // The buyer's browser opens nothing of it.
    await page.goto(lesson.url);
    await expect(page.getByRole('heading', { name: text(locale, 'academy.locked.title') })).toBeVisible();

    const [mail] = await mailsTo(recipient.email, 1);
    expect(mail?.html).toContain('Veel &lt;b&gt;plezier&lt;/b&gt;!');
    await signUp(locale, recipient.email);
    await page.context().clearCookies({ name: /order-access|session|signed-in/ });
    await page.goto(originOf(locale) + linkIn(mail ?? { subject: '', html: '', text: '', to: [] }, '/login'));
    await page.getByRole('textbox', { name: text(locale, 'forms.fields.email'), exact: true }).fill(recipient.email);
    await page.getByRole('textbox', { name: text(locale, 'forms.fields.password'), exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: text(locale, 'account.login.submit'), exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto(lesson.url);
    await keepToRules(page, locale);
    await expect(page.getByRole('region', { name: `${text(locale, 'player.region')}: ${lesson.title}` })).toBeVisible();

    // What they own they can give in their turn.
    await page.goto(lesson.levelUrl);
    await page
      .getByRole('button', { name: text(locale, 'academy.unlock.give') })
      .first()
      .click();
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, locale);
    await expect(page.getByText(text(locale, 'checkout.summary.owned')).last()).toBeVisible();
    await gift.getByRole('radio', { name: giftText(locale, 'gift') }).check();
    await expect(page.getByText(text(locale, 'checkout.summary.owned'))).toHaveCount(0);
    await expect(accessBox(page, locale)).toBeVisible();
  });

test('a lesson included in a level is dropped, and a suit names its free lessons', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const locale = 'nl';
  await openCart(page, locale, LESSON, LEVEL, 'ZW-CLASSIC-BLUE-M');
  await expect(lines(page, locale).getByRole('listitem').first()).toContainText(text(locale, 'cart.covered'));
  const suit = lines(page, locale).getByRole('listitem').nth(2);
  await expect(suit).toContainText(text(locale, 'cart.includes'));
  // Lessons are sold in the academy: their offers have no page of their own.
  const offer = await page.goto(`${originOf(locale)}/shop/losse-videoles`);
  expect(offer?.status()).toBe(404);
});

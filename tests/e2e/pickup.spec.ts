import type { Locale } from '@/backend/contract/locales';
import { expectAccessible } from '../support/accessible';
import { allLocales } from '../support/shop';
import {
  addToCart,
  consent,
  expect,
  expectThanks,
  fillCheckout,
  mailsTo,
  money,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  pay,
  test,
  text,
} from './support';

/** Suits of which every run has enough. */
const PONCHO = 'ZW-PONCHO';

const DUTCH = { postalCode: '3511 AB', city: 'Utrecht', country: 'nl', cost: 345, point: 'Boekhandel De Kade' };
const BELGIAN = { postalCode: '9000', city: 'Gent', country: 'be', cost: 395, point: 'Dagbladhandel Kouter' };

/** The Swedish domain has prices of its own, in kronor. */
const placeOf = (locale: Locale) =>
  locale === 'nl' || locale === 'en' ? DUTCH : { ...BELGIAN, cost: locale === 'sv' ? 4500 : BELGIAN.cost };

for (const locale of allLocales) {
  const { cost, point, ...place } = placeOf(locale);

  test(`a parcel of a customer in ${locale} goes to a pick-up point that they choose`, {
    tag: [locale === 'nl' ? '@phone' : '@desktop', '@full'],
  }, async ({ page }) => {
    await openProduct(page, locale, PONCHO);
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, locale);
    const buyer = { ...newBuyer(locale), street: 'Kouter', housenumber: '7', ...place };
    await fillCheckout(page, locale, { ...buyer, postalCode: '' });
    await page.getByRole('radio', { name: new RegExp(`^${text(locale, 'delivery.pickup')}`) }).check();
    const points = page.getByRole('radiogroup', { name: text(locale, 'delivery.points.title') });
    await expect(points.getByText(text(locale, 'delivery.points.hint'))).toBeVisible();
    await expect(points.getByRole('radio')).toHaveCount(0);
    await fillCheckout(page, locale, buyer);
    await expect(points.getByRole('radio')).toHaveCount(3);
    // The quote with it has arrived.
    const shipping = page.getByText(money(locale, cost), { exact: true });
    await expect(shipping.first()).toBeAttached();

    await consent(page);
    await orderButton(page, locale).click();
    await expect(points.getByText(text(locale, 'forms.errors.choosePoint'))).toBeVisible();
    await expectAccessible(page, '#checkout');

    await points.getByRole('radio').nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(points.getByRole('radio', { name: new RegExp(`^${point}`) })).toBeChecked();
    await expect(points.getByText(text(locale, 'forms.errors.choosePoint'))).toBeHidden();
    await orderButton(page, locale).click();
    await pay(page, 'Card', 'paid');
    await expectThanks(page, locale);

    const mails = await mailsTo(buyer.email, 2);
    const received = mails.find((mail) => mail.text.includes(point));
    const link = /https?:\/\/[^\s"<>]+\/api\/orders\/[^\s"<>]+/.exec(received?.text ?? '')?.[0];
    await page.goto(link ?? '');
    const heading = page.getByRole('heading', { name: text(locale, 'order.page.pickupPoint'), exact: true });
    const card = page.locator('section').filter({ has: heading }).last();
    await expect(card).toContainText(point);
    // The bill stays the customer's.
    await expect(page.getByText('Kouter 7').or(page.getByText('7 Kouter')).first()).toBeVisible();
  });
}

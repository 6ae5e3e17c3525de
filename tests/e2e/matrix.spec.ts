import { allLocales, originOf, readCatalog, segment } from '../support/shop';
import { expect, goToPayment, newBuyer, pay, test, text } from './support';

// `npm run test:full`: every locale with every outcome, and every size once. The short run shares these out.
const outcomes = [
  ['paid', 'order.thanks.title'],
  ['failed', 'order.error.title'],
  ['canceled', 'order.error.title'],
  ['expired', 'order.error.title'],
] as const;
const sizes = ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'];

for (const [index, locale] of allLocales.entries()) {
  for (const [at, [outcome, title]] of outcomes.entries()) {
    const size = sizes[(index + at) % sizes.length] ?? 'm';
    test(`${locale}: size ${size}, ${outcome}`, { tag: '@full' }, async ({ page }) => {
      await goToPayment(page, locale, newBuyer(locale), size, at % 2 === 0 ? 'pink' : 'blue');
      await pay(page, at % 2 === 0 ? 'iDEAL' : 'Card', outcome);
      expect(page.url()).toContain(originOf(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, title));
    });
  }

  test(`${locale}: bank transfer`, { tag: '@full' }, async ({ page }) => {
    await goToPayment(page, locale, newBuyer(locale), 'm', 'pink');
    await pay(page, 'Bank transfer', 'open');
    await expect(page.getByText('NL53ABNA0627535577').first()).toBeVisible();
  });

  test(`${locale}: every suit can be chosen in every size that is in stock`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    for (const product of await readCatalog(locale)) {
      for (const variant of product.variants.filter(({ size }) => size)) {
        await page.goto(
          `${originOf(locale)}/${segment(locale, 'shop')}/${product.slug}?color=${variant.color}&size=${variant.size}`,
        );
        const state =
          variant.availability === 'sold_out'
            ? 'product.unavailable'
            : variant.availability === 'low'
              ? 'product.lowStock'
              : 'product.inStock';
        await expect(page.getByText(text(locale, state)).first()).toBeVisible();
      }
    }
  });
}

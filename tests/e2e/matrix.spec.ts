import { domainCurrency } from '@/backend/contract/money';
import { allLocales, originOf, readCatalog, readCatalogNow, segment } from '../support/shop';
import { expect, goToPayment, newBuyer, pay, test, text } from './support';

// `npm run test:full`: every locale with every outcome, and every size once. The short run covers a selection.
const outcomes = [
  ['paid', 'order.thanks.title'],
  ['failed', 'order.error.title'],
  ['canceled', 'order.error.title'],
  ['expired', 'order.error.title'],
] as const;
const STATES = { sold_out: 'product.unavailable', low: 'product.lowStock', ok: 'product.inStock' } as const;
const sizes = ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'];

for (const [index, locale] of allLocales.entries()) {
  for (const [at, [outcome, title]] of outcomes.entries()) {
    const size = sizes[(index + at) % sizes.length] ?? 'm';
    test(`${locale}: size ${size}, ${outcome}`, { tag: '@full' }, async ({ page }) => {
      await goToPayment(page, locale, newBuyer(locale), size, at % 2 === 0 ? 'pink' : 'blue');
      await pay(page, at % 2 === 0 ? 'bank' : 'Card', outcome);
      expect(page.url()).toContain(originOf(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, title));
    });
  }

  // For euro only, as at the provider.
  if (domainCurrency(locale) === 'EUR')
    test(`${locale}: bank transfer`, { tag: '@full' }, async ({ page }) => {
      await goToPayment(page, locale, newBuyer(locale), 'm', 'pink');
      await pay(page, 'Bank transfer', 'open');
      await expect(page.getByText('NL53ABNA0627535577').first()).toBeVisible();
    });

  test(`${locale}: every suit can be chosen in every size that is in stock`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    for (const { slug, variants } of await readCatalog(locale)) {
      for (const { sku, options } of variants.filter((variant) => variant.options.length > 1)) {
        const query = options.map(({ key, value }) => `${key}=${value}`).join('&');
        // Other tests buy concurrently: the page is right when it matches the backend's state at that time.
        await expect(async () => {
          await page.goto(`${originOf(locale)}/${segment(locale, 'shop')}/${slug}?${query}`);
          const now = (await readCatalogNow(locale))
            .flatMap((product) => product.variants)
            .find((one) => one.sku === sku);
          const shown = page.getByText(text(locale, STATES[now?.availability ?? 'sold_out'])).first();
          await expect(shown).toBeVisible({ timeout: 3000 });
        }).toPass();
      }
    }
  });
}

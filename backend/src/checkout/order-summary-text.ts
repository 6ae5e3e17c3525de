import type { PricedCart } from './price-cart';

/** Summary of the lines, shown to operators in the admin. */
export const summaryText = (priced: PricedCart): string =>
  priced.quote.lines
    .map((line, index) => {
      const variant = priced.variants[index];
      const options = variant?.options.map(({ label }) => label).join(' ');
      return `${line.quantity} × ${line.title}${options ? ` ${options}` : ''} (${variant?.sku ?? ''})`;
    })
    .join('\n');

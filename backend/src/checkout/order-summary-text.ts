import type { PricedCart } from './price-cart';

/** Summary of the lines, shown to operators in the admin. */
export const summaryText = (priced: PricedCart): string =>
  priced.quote.lines
    .map((line, index) => {
      const options = line.options.map((option) => option.value).join(' ');
      return `${line.quantity} x ${line.title}${options ? ` ${options}` : ''} (${priced.variants[index]?.sku ?? ''})`;
    })
    .join('\n');

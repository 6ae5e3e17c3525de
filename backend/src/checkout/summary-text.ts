import type { PricedCart } from './quote';

/** What the operator reads in the admin instead of rows of another table. */
export const summaryText = (priced: PricedCart): string =>
  priced.quote.lines
    .map((line, index) => {
      const options = line.options.map((option) => option.value).join(' ');
      return `${line.quantity} x ${line.title}${options ? ` ${options}` : ''} (${priced.facts[index]?.sku ?? ''})`;
    })
    .join('\n');

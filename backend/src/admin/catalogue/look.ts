import type { ItemOption } from '../../../contract/products';
import type { OptionChoice } from '../../back-office/catalogue/response-types';

/** The values of a variant in words: `Blue, XS`. */
export const lookOf = (values: ItemOption[], options: OptionChoice[]): string =>
  values
    .map(({ key, value }) => {
      const option = options.find((known) => known.key === key);
      return option?.values.find((known) => known.key === value)?.label ?? value;
    })
    .join(', ');

import { FIRST_OPTIONS } from '../../contract/first-options';
import type { SeedProductOption } from '../option-types';
import { suitSizes } from './products/suit-common';

/** The options of every shop, and for whom each size is. */
export const options: SeedProductOption[] = FIRST_OPTIONS.map(({ values, ...option }) => ({
  ...option,
  values: values.map((value) => {
    const { weightMin, weightMax } = suitSizes.find(({ size }) => option.key === 'size' && size === value.key) ?? {};
    return { ...value, ...(weightMin && weightMax && { weightMin, weightMax }) };
  }),
}));

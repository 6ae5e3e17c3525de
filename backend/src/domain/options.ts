import { MAX_VARIANT_OPTIONS, splitCode } from '../../contract/options';
import type { ItemOption } from '../../contract/products';

/** A variant's value of an option, in the words of one language. */
export interface VariantOption extends ItemOption {
  /** Of the option, such as "Colour". */
  name: string;
  /** Of the value, such as "Blue". */
  label: string;
}

/** As an order stores it; older orders have no words. */
export type StoredOption = ItemOption & Partial<VariantOption>;

/** Without words, as carts and quotes name them. */
export const toItemOptions = (options: readonly ItemOption[]): ItemOption[] =>
  options.map(({ key, value }) => ({ key, value }));

/** A variant with the codes of its values, such as `color:blue`, in any order. */
export interface Combination {
  sku: string;
  codes: readonly string[];
}

const nameOf = ({ codes }: Combination): string =>
  codes
    .map(splitCode)
    .map(({ key, value }) => `${key} ${value}`)
    .join(', ');

/** Whether two variants would look the same to a shopper. Variants without values are told apart by what they sell. */
const isSame = (a: Combination, b: Combination): boolean =>
  a.codes.length > 0 && a.codes.length === b.codes.length && a.codes.every((code) => b.codes.includes(code));

/**
 * What is wrong with a variant among the others of its product, in words; empty if nothing. A variant has one value of an
 * option at most, and no other variant has the same ones.
 */
export function findCombinationErrors(variant: Combination, others: readonly Combination[]): string[] {
  const options = variant.codes.map(splitCode);
  const twice = options.filter(({ key }, at) => options.findIndex((other) => other.key === key) < at);
  if (twice.length > 0) return twice.map(({ key }) => `Choose one value of ${key}: a variant cannot have several`);
  if (options.length > MAX_VARIANT_OPTIONS) return [`A variant has at most ${MAX_VARIANT_OPTIONS} options`];
  const same = others.find((other) => isSame(variant, other));
  return same ? [`${same.sku} of this product is the same already: ${nameOf(variant)}`] : [];
}

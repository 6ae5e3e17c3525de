import type { ItemOption } from '../../contract/products';
import { MAX_SKU } from './variant-cells';

/** Most variants that are made at once. */
export const MAX_COMBINATIONS = 600;

/** Values chosen of one option. */
interface ChosenOption {
  key: string;
  values: string[];
}

/** The same text for the same combination, in whichever order its options come. */
export const combinationKey = (values: ItemOption[]): string =>
  JSON.stringify(
    values.map(({ key, value }) => [key, value]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Every combination of the chosen values, first option first; options without a value are left out. */
export const combine = (options: ChosenOption[]): ItemOption[][] =>
  options
    .filter(({ values }) => values.length > 0)
    .reduce<ItemOption[][]>(
      (made, { key, values }) => made.flatMap((known) => values.map((value) => [...known, { key, value }])),
      [[]],
    );

/** How many `combine` would make, without making them. */
export const countCombinations = (options: ChosenOption[]): number =>
  options.reduce((count, { values }) => count * Math.max(1, values.length), 1);

/** Those that no existing variant has. */
export function newCombinations(wanted: ItemOption[][], existing: ItemOption[][]): ItemOption[][] {
  const known = new Set(existing.map(combinationKey));
  return wanted.filter((values) => !known.has(combinationKey(values)));
}

const code = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `ZW-{color}-{size}` with the values of a variant: `ZW-BLUE-XS`. An option that it lacks leaves no gap. */
export function fillSku(pattern: string, values: ItemOption[]): string {
  const filled = pattern.replace(/\{([a-z0-9_-]+)\}/gi, (_match, name: string) =>
    code(values.find(({ key }) => key === name.toLowerCase())?.value ?? ''),
  );
  return filled.replace(/-{2,}/g, '-').replace(/^-|-$/g, '').slice(0, MAX_SKU);
}

/** A pattern to begin with: the part that existing SKUs share, else initials of the title. */
export function suggestPattern(title: string, skus: string[], options: string[]): string {
  const [first = ''] = skus;
  let shared = first;
  for (const sku of skus) while (!sku.startsWith(shared)) shared = shared.slice(0, -1);
  const known = skus.length > 1 ? shared.slice(0, shared.lastIndexOf('-') + 1).replace(/-$/, '') : '';
  return [known || code(title).slice(0, 24), ...options.map((key) => `{${key}}`)].filter(Boolean).join('-');
}

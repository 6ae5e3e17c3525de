import { describe, expect, it } from 'vitest';
import { productPath } from '@/backend/contract/paths';
import {
  htmlKiB,
  mainPages,
  RATIO,
  readBareWeight,
  scriptKiB,
  weighedPackages,
} from '../../scripts/lib/page-weight.mjs';
import { pagePathOf, port, readCatalog } from '../support/shop';

describe('JavaScript before the first click', () => {
  it('is compared with a bare page of the installed framework', () => {
    expect(readBareWeight().packages, 'measure again: npm run bench:pages -- --record').toEqual(weighedPackages());
  });

  it('stays within its budget on the main pages', async () => {
    const limit = RATIO * readBareWeight().kiB;
    for (const path of await mainPages(port)) expect(await scriptKiB(port, path), `KiB of ${path}`).toBeLessThan(limit);
  });
});

async function classicPath(): Promise<string> {
  const products = await readCatalog('nl');
  const classic = products.find(({ variants }) => variants.some(({ sku }) => sku.startsWith('ZW-CLASSIC')));
  return productPath('nl', classic?.slug ?? '');
}

/** Budgets in KiB, a tenth above what was measured, because other tests publish. The product has fourteen variants. */
describe('HTML as the browser parses it', () => {
  it.each([
    ['home', 96, () => '/'],
    ['a listing', 82, () => pagePathOf('nl', 'shop')],
    ['a product', 144, classicPath],
    ['the academy', 137, () => pagePathOf('nl', 'academy')],
  ])('%s has at most %i KiB', async (_, budget, path) => {
    expect(await htmlKiB(port, await path())).toBeLessThan(budget);
  });
});

import type { SizeRow } from './types';

/** Rows that hold for all the named products. */
export interface SharedTable {
  titles: string[];
  rows: SizeRow[];
}

interface SizedProduct {
  title: string;
  sizeGuide: SizeRow[];
}

/** Products of the same sizes share one table. */
export const groupBySizes = (products: SizedProduct[]): SharedTable[] =>
  groupBy(products, ({ sizeGuide }) => sizeGuide);

/** Products whose floats carry the same share one table, even if their sizes are measured differently. */
export const groupByBuoyancy = (products: SizedProduct[]): SharedTable[] =>
  groupBy(
    products.filter(({ sizeGuide }) => sizeGuide.some(({ buoyancy }) => buoyancy !== null)),
    ({ sizeGuide }) => sizeGuide.map(({ size, buoyancy }) => [size, buoyancy]),
  );

function groupBy(products: SizedProduct[], what: (product: SizedProduct) => unknown): SharedTable[] {
  const tables = new Map<string, SharedTable>();
  for (const product of products) {
    const key = JSON.stringify(what(product));
    const known = tables.get(key);
    if (known) known.titles.push(product.title);
    else tables.set(key, { titles: [product.title], rows: product.sizeGuide });
  }
  return [...tables.values()];
}

/** Fields and relations of the product requested along with a variant. */
export interface ProductParams {
  fields?: string[];
  populate?: unknown;
}

export interface SplitPopulate {
  own: unknown;
  product: ProductParams | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function splitPaths(paths: string[]): SplitPopulate {
  const wanted = paths.map((path) => path.trim());
  const below = wanted.filter((path) => path.startsWith('product.')).map((path) => path.slice('product.'.length));
  const asked = below.length > 0 || wanted.includes('product');
  const own = wanted.filter((path) => path !== 'product' && !path.startsWith('product.'));
  return { own, product: asked ? { populate: below } : null };
}

function readProductParams(value: unknown): ProductParams | null {
  if (value === undefined || value === null || value === false || value === 'false') return null;
  if (!isRecord(value)) return {};
  const fields = typeof value.fields === 'string' ? [value.fields] : value.fields;
  return {
    ...(Array.isArray(fields) && !fields.includes('*') ? { fields: fields.map(String) } : {}),
    ...(value.populate === undefined ? {} : { populate: value.populate }),
  };
}

/** Splits the product off a `populate` in any form Strapi accepts, because the product is looked up separately. */
export function splitPopulate(populate: unknown): SplitPopulate {
  if (populate === undefined || populate === null) return { own: undefined, product: null };
  if (populate === '*' || populate === true || populate === 'true') return { own: ['intro'], product: {} };
  if (typeof populate === 'string') return splitPaths(populate.split(','));
  if (Array.isArray(populate)) return splitPaths(populate.map(String));
  if (!isRecord(populate)) return { own: undefined, product: null };
  const keys = Object.keys(populate);
  // The query parser turns a long list into an object with numeric keys.
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return splitPaths(Object.values(populate).map(String));
  const { product, ...own } = populate;
  return { own, product: readProductParams(product) };
}

/** Replaces every filter on the product by the ids that `find` returns for it. */
export async function replaceProductFilters(
  filters: unknown,
  find: (filter: unknown) => Promise<string[]>,
): Promise<unknown> {
  if (Array.isArray(filters)) return Promise.all(filters.map((item) => replaceProductFilters(item, find)));
  if (!isRecord(filters)) return filters;
  const entries = Object.entries(filters).map(async ([key, value]): Promise<[string, unknown]> => {
    if (key !== 'product') return [key, await replaceProductFilters(value, find)];
    return [key, { documentId: { $in: await find(value) } }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Product ids that replaced filters restrict every variant to; null if they do not restrict products. */
export function requiredProductIds(filters: unknown): string[] | null {
  if (!isRecord(filters) || !isRecord(filters.product) || !isRecord(filters.product.documentId)) return null;
  const { $in: ids } = filters.product.documentId;
  return Array.isArray(ids) ? ids.map(String) : null;
}

/** Detects sorting by product fields, which Strapi would evaluate on an arbitrary draft or language. */
export function sortsByProduct(sort: unknown): boolean {
  if (typeof sort === 'string') return sort.split(',').some((key) => key.trim().startsWith('product'));
  if (Array.isArray(sort)) return sort.some(sortsByProduct);
  return isRecord(sort) && Object.hasOwn(sort, 'product');
}

import 'server-only';
import { productPath } from '@/backend/contract/paths';
import type { Locale } from '@/backend/contract/locales';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { getProduct, listSizedProducts } from '@/lib/catalog/product-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { type AdviserData, toAdviserModel } from './adviser-model';

/** More models than this would be no help to choose from. */
const MAX_MODELS = 12;

/** What the adviser and the finder work with: all models, or only the product of this slug. */
export async function loadAdviser(locale: Locale, slug: string | null = null): Promise<AdviserData> {
  const [products, texts, { fields: _fields, ...form }, options] = await Promise.all([
    slug
      ? getProduct(locale, slug).then((product) => (product ? [product] : []))
      : listSizedProducts(locale, MAX_MODELS),
    getLabels(locale, 'sizeAdviser'),
    getLabels(locale, 'forms'),
    getOptionLabels(locale),
  ]);
  const models = products.map((product) => toAdviserModel(product, productPath(locale, product.slug)));
  return { models: models.filter(({ rows }) => rows.length > 0), texts, form, options };
}

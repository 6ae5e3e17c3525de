import type { Core } from '@strapi/strapi';
import { COLOR, SIZE, splitCode } from '../../../contract/options';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import type { Db } from '../../platform/database/row-helpers';

const VALUE = 'api::option-value.option-value';
const PRODUCT = 'api::product.product';

/** Article numbers of some variants that have this value. */
const findUses = (trx: Db, documentId: string): Promise<string[]> =>
  trx('option_values as value')
    .join('product_variants_option_values_lnk as link', 'link.option_value_id', 'value.id')
    .join('product_variants as variant', 'variant.id', 'link.product_variant_id')
    .where('value.document_id', documentId)
    .orderBy('variant.sku')
    .limit(4)
    .pluck('variant.sku');

/** Titles of products, drafts too, that name this value in their pictures, size guide or certificates. */
async function findNamingProducts(strapi: Core.Strapi, documentId: string): Promise<string[]> {
  const value: { code: string | null } | null = await strapi.db.query(VALUE).findOne({ where: { documentId } });
  if (!value?.code) return [];
  const { key, value: name } = splitCode(value.code);
  const products: { documentId: string; title: string | null }[] = await strapi.db.query(PRODUCT).findMany({
    where: {
      $or: [
        { gallery: { value: value.code } },
        ...(key === SIZE ? [{ sizeGuide: { size: name } }] : []),
        ...(key === COLOR ? [{ conformity: { certificates: { color: name } } }] : []),
      ],
    },
    select: ['documentId', 'title'],
    orderBy: 'id',
  });
  // Each language and its draft are rows of their own.
  return [...new Map(products.map((product) => [product.documentId, product.title ?? 'a product'])).values()];
}

const listFirst = (names: string[]): string => names.slice(0, 3).join(', ') + (names.length > 3 ? ' and others' : '');

/** Refuses to delete a value that variants have, or that products name: their pictures and sizes would lead nowhere. */
export async function refuseUsedValue(strapi: Core.Strapi, trx: Db, documentId: string): Promise<void> {
  const skus = await findUses(trx, documentId);
  if (skus.length > 0)
    throwFieldErrors([
      {
        path: [],
        message: `Not deleted: ${listFirst(skus)} have this value. Give these variants another one first`,
      },
    ]);
  const products = await findNamingProducts(strapi, documentId);
  if (products.length > 0)
    throwFieldErrors([
      {
        path: [],
        message: `Not deleted: pictures, size guide or certificates of ${listFirst(products)} name this value. Take it out there first`,
      },
    ]);
}

export async function refuseOptionWithValues(trx: Db, documentId: string): Promise<void> {
  const rows: { code: string }[] = await trx('product_options as option')
    .join('option_values_option_lnk as link', 'link.product_option_id', 'option.id')
    .join('option_values as value', 'value.id', 'link.option_value_id')
    .where('option.document_id', documentId)
    .select('value.code');
  if (rows.length > 0)
    throwFieldErrors([{ path: [], message: `Not deleted: delete the ${rows.length} values of this option first` }]);
}

import type { OpenedByLine } from '../../domain/order-grants';
import type { Db } from '../../platform/database/row-helpers';
import { type ProductType } from '../../../contract/products';

/** The properties of a variant that determine its grants. */
export interface GrantingVariant {
  rowId: number;
  variantId: string;
  productId: string;
  type: ProductType;
}

type Link = { owner: number | string; target: string };

/** Lessons or levels sold by variant rows; links may point to drafts and published rows of any language. */
const variantLinks = (db: Db, kind: 'lesson' | 'level', rowIds: number[]): Promise<Link[]> =>
  db(`product_variants_${kind}_lnk as k`)
    .join(`${kind}s as t`, 't.id', `k.${kind}_id`)
    .whereIn('k.product_variant_id', rowIds)
    .distinct('k.product_variant_id as owner', 't.document_id as target');

/** Free lessons or levels by product document id, linked from any published language of the product. */
const bonusLinks = (db: Db, kind: 'lesson' | 'level', productIds: string[]): Promise<Link[]> =>
  db('products as p')
    .join(`products_bonus_${kind}s_lnk as k`, 'k.product_id', 'p.id')
    .join(`${kind}s as t`, 't.id', `k.${kind}_id`)
    .whereIn('p.document_id', productIds)
    .whereNotNull('p.published_at')
    .distinct('p.document_id as owner', 't.document_id as target')
    .orderBy('t.document_id');

/**
 * Grants that a paid variant gives, by variant id: the lesson, level or bundle it sells, or the free lessons of a suit.
 * Variants without grants are missing.
 */
export async function readGrantTargets(db: Db, variants: GrantingVariant[]): Promise<Map<string, OpenedByLine[]>> {
  const sold = variants.filter(({ type }) => type === 'lesson' || type === 'level').map(({ rowId }) => rowId);
  const suits = variants.filter(({ type }) => type === 'physical').map(({ productId }) => productId);
  const opened = new Map<string, OpenedByLine[]>();
  const add = (of: (variant: GrantingVariant) => boolean, opens: OpenedByLine): void => {
    for (const variant of variants.filter(of))
      opened.set(variant.variantId, [...(opened.get(variant.variantId) ?? []), opens]);
  };
  for (const variant of variants.filter(({ type }) => type === 'bundle'))
    opened.set(variant.variantId, [{ scope: 'all', target: null, source: 'purchase' }]);
  for (const scope of ['lesson', 'level'] as const) {
    for (const { owner, target } of sold.length > 0 ? await variantLinks(db, scope, sold) : [])
      add(({ rowId, type }) => type === scope && rowId === owner, { scope, target, source: 'purchase' });
    for (const { owner, target } of suits.length > 0 ? await bonusLinks(db, scope, suits) : [])
      add(({ productId, type }) => type === 'physical' && productId === owner, { scope, target, source: 'bonus' });
  }
  return opened;
}

import type { Knex } from 'knex';
import type { OpenedByLine } from '../../domain/order-grants';
import type { Db } from '../../platform/database/row-helpers';
import type { TitleRow } from './academy-titles';
import { type ProductType } from '../../../contract/products';

/** The properties of a variant that determine its grants. */
export interface GrantingVariant {
  rowId: number;
  variantId: string;
  productId: string;
  type: ProductType;
}

/**
 * A lesson or level that a variant sells (`variant_row`), or that comes free with a product (`product_id`), with its title
 * in one of the languages it is published in, or without.
 */
export interface GrantRow extends TitleRow {
  variant_row: number | null;
  product_id: string | null;
}

/** Variant rows and products by id, as lists or as queries of their ids. */
interface GrantOwners {
  rowIds: number[] | Knex.QueryBuilder;
  productIds: string[] | Knex.QueryBuilder;
}

const KINDS = ['lesson', 'level'] as const;

/** Lessons or levels sold by variant rows; links may point to drafts and published rows of any language. */
const soldLinks = (db: Db, kind: 'lesson' | 'level', { rowIds }: GrantOwners) =>
  db(`product_variants_${kind}_lnk as k`)
    .whereIn('k.product_variant_id', rowIds as number[])
    .select('k.product_variant_id as variant_row', db.raw('cast(null as varchar) as product_id'));

/** Free lessons or levels, linked from any published language of the product. */
const bonusLinks = (db: Db, kind: 'lesson' | 'level', { productIds }: GrantOwners) =>
  db('products as p')
    .join(`products_bonus_${kind}s_lnk as k`, 'k.product_id', 'p.id')
    .whereIn('p.document_id', productIds as string[])
    .whereNotNull('p.published_at')
    .select(db.raw('cast(null as integer) as variant_row'), 'p.document_id as product_id');

function withTitles(db: Db, kind: 'lesson' | 'level', links: Knex.QueryBuilder): Knex.QueryBuilder {
  const titled = links
    .join(`${kind}s as t`, 't.id', `k.${kind}_id`)
    .leftJoin(`${kind}s as entry`, (join) => {
      join.on('entry.document_id', 't.document_id').onNotNull('entry.published_at');
    })
    .select(db.raw(`'${kind}' as scope`), 't.document_id as target', 'entry.locale', 'entry.title', 'entry.slug');
  if (kind === 'level') return titled.select(db.raw('cast(null as boolean) as preview, cast(null as varchar) as film'));
  return titled
    .leftJoin('lessons_video_lnk as link', 'link.lesson_id', 'entry.id')
    .leftJoin('video_assets as video', 'video.id', 'link.video_asset_id')
    .select('entry.preview', 'video.state as film');
}

/** Everything these owners sell or include, for `toGrantTargets` and `toTitles`. */
export const grantQuery = (db: Db, owners: GrantOwners): Knex.QueryBuilder =>
  db.union(
    KINDS.flatMap((kind) => [
      withTitles(db, kind, soldLinks(db, kind, owners)),
      withTitles(db, kind, bonusLinks(db, kind, owners)),
    ]),
  );

/**
 * Grants that a paid variant gives, by variant id: the lesson, level or bundle it sells, or the free lessons of a suit.
 * Variants without grants are missing.
 */
export function toGrantTargets(rows: GrantRow[], variants: GrantingVariant[]): Map<string, OpenedByLine[]> {
  const opensOf = ({ rowId, productId, type }: GrantingVariant): OpenedByLine[] => {
    if (type === 'bundle') return [{ scope: 'all', target: null, source: 'purchase' }];
    const isPhysical = type === 'physical';
    const own = rows.filter((row) =>
      isPhysical ? row.product_id === productId : row.scope === type && row.variant_row === rowId,
    );
    return KINDS.flatMap((kind) => {
      const targets = new Set(own.filter(({ scope }) => scope === kind).map(({ target }) => target));
      return [...targets].sort().map((target) => ({ scope: kind, target, source: isPhysical ? 'bonus' : 'purchase' }));
    });
  };
  const opened = variants.map((variant) => [variant.variantId, opensOf(variant)] as const);
  return new Map(opened.filter(([, opens]) => opens.length > 0));
}

import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { chooseLanguage } from '../../domain/choose-language';
import type { Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { ProductType } from '../../../contract/products';
import { type LanguageState, readLanguages } from './read-languages';
import { readThumbnails } from './thumbnails';

const PAGE_SIZE = 50;

const querySchema = z.object({
  q: z.string().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

interface Sums {
  id: string;
  variants: number | string;
  active: number | string;
  low: number | string | null;
  high: number | string | null;
  pieces: number | string | null;
  sold_out: number | string | null;
}

export interface ListedProduct {
  id: string;
  title: string;
  type: ProductType;
  picture: string | null;
  languages: LanguageState[];
  variants: number;
  /** Variants that are switched on. */
  active: number;
  /** Lowest and highest price in cents, without sales; null without variants. */
  prices: [number, number] | null;
  /** Null if no stock is counted. */
  pieces: number | null;
  soldOut: number;
}

/** Products with all words in a title of any language or in an article number. */
function narrow(query: Knex.QueryBuilder, db: Db, q: string): Knex.QueryBuilder {
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const bySku = db('product_variants_product_lnk as l')
      .join('product_variants as v', 'v.id', 'l.product_variant_id')
      .join('products as owner', 'owner.id', 'l.product_id')
      .whereRaw("lower(v.sku) like ? escape '\\'", [pattern])
      .select('owner.document_id');
    const byTitle = db('products as t')
      .whereRaw("lower(t.title) like ? escape '\\'", [pattern])
      .select('t.document_id');
    query.where((found) => found.whereIn('p.document_id', bySku).orWhereIn('p.document_id', byTitle));
  }
  return query.whereNull('p.published_at');
}

/** A variant counts once, to whichever rows of its product it is linked. */
const readSums = (db: Db, ids: string[]): Promise<Sums[]> => {
  const links = db('product_variants_product_lnk as l')
    .join('products as p', 'p.id', 'l.product_id')
    .whereIn('p.document_id', ids)
    .distinct({ product: 'p.document_id', variant: 'l.product_variant_id' });
  return db
    .from(links.as('link'))
    .join('product_variants as v', 'v.id', 'link.variant')
    .leftJoin('stocks as s', 's.variant_id', 'v.document_id')
    .groupBy('link.product')
    .select({ id: 'link.product' })
    .count({ variants: 'v.id' })
    .sum({ active: db.raw('case when coalesce(v.active, true) then 1 else 0 end'), pieces: 's.quantity' })
    .sum({ sold_out: db.raw('case when s.quantity = 0 then 1 else 0 end') })
    .min({ low: 'v.price' })
    .max({ high: 'v.price' });
};

const cents = (decimal: number | string): number => Math.round(Number(decimal) * 100);

/** A page of the catalogue by title, with a fixed number of statements. */
export async function listProducts(strapi: Core.Strapi, query: Record<string, unknown>) {
  const db = strapi.db.connection;
  const { q, page } = querySchema.parse(query);
  const found = () => narrow(db('products as p'), db, q);
  const sorted: { id: string }[] = await found()
    .groupBy('p.document_id')
    .orderByRaw('lower(coalesce(min(case when p.locale = ? then p.title end), min(p.title)))', [DEFAULT_LOCALE])
    .orderBy('p.document_id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select({ id: 'p.document_id' });
  const counted: { total?: number | string } | undefined = await found()
    .countDistinct({ total: 'p.document_id' })
    .first();
  const ids = sorted.map(({ id }) => id);
  const texts = await readLanguages(db, ids);
  const sums = new Map((await readSums(db, ids)).map((row) => [row.id, row]));
  const rowOf = (id: string) => chooseLanguage(texts.get(id)?.rows ?? [], DEFAULT_LOCALE);
  const pictures = await readThumbnails(
    strapi,
    ids.flatMap((id) => rowOf(id)?.row ?? []),
  );
  const total = Number(counted?.total ?? 0);
  return {
    products: ids.flatMap((id): ListedProduct[] => {
      const row = rowOf(id);
      const sum = sums.get(id);
      if (!row) return [];
      return [
        {
          id,
          title: row.title ?? '',
          type: row.type,
          picture: pictures.get(row.row) ?? null,
          languages: texts.get(id)?.languages ?? [],
          variants: Number(sum?.variants ?? 0),
          active: Number(sum?.active ?? 0),
          prices: sum?.low == null || sum.high == null ? null : [cents(sum.low), cents(sum.high)],
          pieces: sum?.pieces == null ? null : Number(sum.pieces),
          soldOut: Number(sum?.sold_out ?? 0),
        },
      ];
    }),
    pagination: { page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE), total },
  };
}

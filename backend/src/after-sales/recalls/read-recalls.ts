import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseLots } from '../../domain/recall';
import { type RecallDraft, type RecallNotice, REMEDIES } from '../../domain/recall-notice';
import { LOCALES } from '../../../contract/locales';

export const RECALL = 'api::recall.recall';
const MOST_RECALLED_LOTS = 100;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z.boolean().nullish().transform(Boolean);
const day = z
  .string()
  .nullish()
  .transform((value) => value?.slice(0, 10) ?? null);

const recallSchema = z.object({
  documentId: z.string(),
  name: text,
  variants: z.array(z.object({ documentId: z.string() })),
  lots: text,
  withUnknownLots: z.boolean().nullish(),
  shippedFrom: day,
  shippedUntil: day,
  picture: z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() }).nullish(),
  repair: flag,
  replacement: flag,
  refund: flag,
  publishedAt: z.unknown(),
  notices: z
    .array(
      z.object({
        language: z.enum(LOCALES).nullish(),
        product: text,
        hazard: text,
        action: text,
        remedy: text,
        contact: text,
      }),
    )
    .nullish(),
});

/** A recall as stored; whether it is complete says `findRecallErrors`. */
export interface Recall extends RecallDraft {
  id: string;
  name: string;
  productIds: string[];
  picture: { url: string; width: number; height: number } | null;
  notices: RecallNotice[];
}

/** Products of these variants, whether they are published or not: who recalls one often takes it off the shop as well. */
async function readProductIds(strapi: Core.Strapi, variantIds: string[]): Promise<string[]> {
  // Strapi's query API joins the transaction in which a recall is published.
  const variants: { product?: { documentId: string } | null }[] = await strapi.db
    .query('api::product-variant.product-variant')
    .findMany({ where: { documentId: { $in: variantIds } }, populate: { product: { select: ['documentId'] } } });
  return [...new Set(variants.flatMap(({ product }) => product?.documentId ?? []))].sort();
}

async function toRecall(strapi: Core.Strapi, stored: unknown): Promise<Recall> {
  const recall = recallSchema.parse(stored);
  const { documentId: id, name, picture, shippedFrom, shippedUntil } = recall;
  const variantIds = recall.variants.map(({ documentId }) => documentId);
  return {
    id,
    name,
    productIds: await readProductIds(strapi, variantIds),
    picture: picture ? { url: picture.url, width: picture.width ?? 0, height: picture.height ?? 0 } : null,
    hasPicture: Boolean(picture),
    remedies: REMEDIES.filter((remedy) => recall[remedy]),
    // One whose language is not chosen yet is nobody's notice: the language counts as missing.
    notices: (recall.notices ?? []).flatMap(({ language, ...texts }) => (language ? [{ language, ...texts }] : [])),
    scope: {
      variantIds,
      lots: parseLots(recall.lots, MOST_RECALLED_LOTS),
      withUnknownLots: recall.withUnknownLots ?? true,
      shippedFrom,
      shippedUntil,
    },
  };
}

const POPULATE = {
  variants: { fields: ['sku'] },
  picture: { fields: ['url', 'width', 'height'] },
  notices: true,
};

/** One version of a recall; null if there is none. */
export async function readRecall(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
): Promise<Recall | null> {
  const found = await strapi.documents(RECALL).findOne({ documentId, status, populate: POPULATE } as never);
  return found ? toRecall(strapi, found) : null;
}

/** All published recalls, newest first. */
export async function listRecalls(strapi: Core.Strapi): Promise<Recall[]> {
  // Almost always there are none: the order page asks too.
  if (!(await strapi.db.connection('recalls').whereNotNull('published_at').first('id'))) return [];
  const query = { status: 'published', sort: 'createdAt:desc', populate: POPULATE };
  const found: unknown[] = await strapi.documents(RECALL).findMany(query as never);
  return Promise.all(found.map((recall) => toRecall(strapi, recall)));
}

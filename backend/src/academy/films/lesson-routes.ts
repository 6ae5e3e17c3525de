import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allOf, allow } from '../../platform/admin/route-access';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { VIDEO_ASSET } from '../videos/video-assets';

const LESSON = 'api::lesson.lesson';

interface LessonRow {
  locale: string;
  title: string | null;
  slug: string | null;
  preview: unknown;
  video: { documentId: string } | null;
}

/** Drafts of a lesson, the shop's own language first. */
async function listDrafts(strapi: Core.Strapi, documentId: string): Promise<LessonRow[]> {
  const rows: LessonRow[] = await strapi.db
    .query(LESSON)
    .findMany({ where: { documentId, publishedAt: null }, populate: { video: { select: ['documentId'] } } });
  if (rows.length === 0) throw new ShopError('NotFound', 'Save the lesson first');
  const isFirst = ({ locale }: LessonRow): number => (locale === DEFAULT_LOCALE ? 0 : 1);
  return rows.sort((a, b) => isFirst(a) - isFirst(b));
}

/** Other lessons with the same film: a new one changes them, too. */
async function listSharing(strapi: Core.Strapi, lesson: string, video: string): Promise<string[]> {
  const rows: { title: string | null }[] = await strapi.db.query(LESSON).findMany({
    where: { video: { documentId: video }, documentId: { $ne: lesson }, locale: DEFAULT_LOCALE, publishedAt: null },
    select: ['title'],
    limit: 5,
  });
  return rows.flatMap(({ title }) => title ?? []);
}

/** Prices at which the lesson alone is sold, with the products that sell it. */
async function listOffers(strapi: Core.Strapi, lesson: string): Promise<{ price: number; product: string | null }[]> {
  const rows: { price: number | string | null; product: { documentId: string } | null }[] = await strapi.db
    .query('api::product-variant.product-variant')
    .findMany({
      where: { lesson: { documentId: lesson } },
      populate: { product: { select: ['documentId'] } },
      limit: 20,
    });
  const known = new Map(
    rows.map(({ price, product }) => [
      product?.documentId ?? '',
      { price: Number(price ?? 0), product: product?.documentId ?? null },
    ]),
  );
  return [...known.values()];
}

/** What the form of a lesson shows beside its fields: which film, whose it is too, what it costs. */
async function readLessonFilm(strapi: Core.Strapi, ctx: Context): Promise<object> {
  const id = String(ctx.params.id);
  const drafts = await listDrafts(strapi, id);
  const asked = drafts.find(({ locale }) => locale === ctx.query.locale) ?? drafts[0];
  const video = asked?.video?.documentId ?? null;
  return {
    video,
    alsoIn: video === null ? [] : await listSharing(strapi, id, video),
    isFree: drafts.every(({ preview }) => Boolean(preview)),
    offers: await listOffers(strapi, id),
  };
}

/** A key is the name of a folder for good: readable, and never that of another film. */
function keyFor(slug: string | null): string {
  const stem = (slug ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 48);
  return `${stem.replaceAll(/^-+|-+$/g, '') || 'lesson'}-${randomBytes(4).toString('hex')}`;
}

/**
 * A new lesson video for a lesson without one, in all its languages. It is linked to the drafts: visitors see it when the lesson
 * is published. A second call finds the first one's.
 */
async function addVideo(strapi: Core.Strapi, ctx: Context): Promise<object> {
  const id = String(ctx.params.id);
  const drafts = await listDrafts(strapi, id);
  const linked = drafts.find(({ video }) => video !== null)?.video?.documentId;
  const video = linked ?? (await createVideo(strapi, drafts[0]));
  for (const draft of drafts)
    if (draft.video === null)
      await strapi.documents(LESSON).update({ documentId: id, locale: draft.locale, data: { video } as never });
  return { video };
}

async function createVideo(strapi: Core.Strapi, lesson: LessonRow | undefined): Promise<string> {
  const data = { key: keyFor(lesson?.slug ?? null), title: lesson?.title ?? undefined };
  const { documentId } = await strapi.documents(VIDEO_ASSET).create({ data: data as never });
  return documentId;
}

export const lessonFilmRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  {
    method: 'GET',
    path: '/lessons/:id/film',
    allow: allow('read', LESSON),
    handle: (ctx) => readLessonFilm(strapi, ctx),
  },
  {
    method: 'POST',
    path: '/lessons/:id/film',
    allow: allOf(allow('update', LESSON), allow('update', VIDEO_ASSET)),
    handle: (ctx) => addVideo(strapi, ctx),
  },
];

import type { SeedContext } from './load-content';
import { createLocalised, documentsOf } from './localised';
import type { SeedOffer, SeedOffers } from './types';

interface LevelRow {
  documentId: string;
  position: number;
  picture?: { image?: { id: number } | null } | null;
}

interface LessonRow {
  documentId: string;
  position: number;
  preview: boolean | null;
  level?: { documentId: string } | null;
}

/** Loaded levels, in order. */
export async function readLevels({ strapi }: SeedContext): Promise<LevelRow[]> {
  const query = { locale: 'nl', sort: 'position:asc', populate: { picture: { populate: { image: true } } } };
  return (await strapi.documents('api::level.level').findMany(query as object)) as unknown as LevelRow[];
}

async function readLessons({ strapi }: SeedContext): Promise<LessonRow[]> {
  const query = { locale: 'nl', sort: 'position:asc', populate: { level: true } };
  return (await strapi.documents('api::lesson.lesson').findMany(query as object)) as unknown as LessonRow[];
}

/** The product that the variants of one kind belong to. */
async function createProduct(
  { strapi, pictures }: SeedContext,
  type: 'lesson' | 'level' | 'bundle',
  { text }: SeedOffer,
  picture: string,
): Promise<string> {
  return createLocalised(
    strapi,
    'api::product.product',
    { type, listed: false },
    async (locale) => {
      const { title, summary } = text[locale];
      const intro = { title, image: await pictures.id(picture), alt: pictures.alt(picture, locale, title) };
      return { ...text[locale], intro, seo: { title, description: summary } };
    },
    { publish: true },
  );
}

/** Loads the products of the academy: a variant for each lesson that is no preview, for each level, and for the bundle. */
export async function loadOffers(context: SeedContext, { picture, lesson, level, bundle }: SeedOffers): Promise<void> {
  const variants = documentsOf(context.strapi, 'api::product-variant.product-variant');
  const levels = await readLevels(context);
  const lessons = await readLessons(context);
  const lessonProduct = await createProduct(context, 'lesson', lesson, picture);
  const levelProduct = await createProduct(context, 'level', level, picture);
  const bundleProduct = await createProduct(context, 'bundle', bundle, picture);
  for (const [index, { documentId, position, picture: shown }] of levels.entries()) {
    const image = shown?.image?.id;
    const intro = image === undefined ? {} : { intro: { image } };
    await variants.create({
      data: {
        ...intro,
        sku: `${level.sku}-${position}`,
        price: level.price,
        position,
        product: levelProduct,
        level: documentId,
      },
    });
    const own = lessons.filter((entry) => entry.level?.documentId === documentId && !entry.preview);
    for (const entry of own)
      await variants.create({
        data: {
          ...intro,
          sku: `${lesson.sku}-${position}-${entry.position}`,
          price: lesson.price,
          position: position * 100 + entry.position,
          product: lessonProduct,
          lesson: entry.documentId,
        },
      });
    context.report('offers', index + 1, levels.length + 1);
  }
  await variants.create({ data: { sku: bundle.sku, price: bundle.price, product: bundleProduct } });
  context.report('offers', levels.length + 1, levels.length + 1);
}

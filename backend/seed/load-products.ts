import { codeOf, COLOR, SIZE } from '../contract/options';
import { goesWith } from './data/goes-with';
import { type ProductDocuments, makeSuitDocuments } from './documents/product-documents';
import type { SeedContext } from './load-content';
import { readLevels } from './load-offers';
import { createLocalised, documentsOf } from './localised';
import { toBlocks } from './markdown';
import { type L, type SeedProduct, type SeedVariant, seedLocales } from './types';

const PRODUCT = 'api::product.product';

async function loadProduct(
  { strapi, pictures }: SeedContext,
  product: SeedProduct,
  documents: L<ProductDocuments>,
  levels: Map<number, string>,
): Promise<string> {
  const bonusLevels = (product.bonusLevels ?? []).flatMap((position) => levels.get(position) ?? []);
  const { type, listed, position, letterboxPieces, sizeGuide, suitability, maker, conformity, picture, gallery } =
    product;
  const { googleCategory } = product;
  return createLocalised(
    strapi,
    PRODUCT,
    { type, listed, position, googleCategory, letterboxPieces, sizeGuide, suitability, maker, conformity, bonusLevels },
    async (locale) => {
      const { title, introTitle, introText, body, warnings, ...fields } = product.text[locale];
      const image = await pictures.id(picture);
      const shown: object[] = [];
      for (const item of gallery) {
        const component = await pictures.component(
          item.picture,
          locale,
          title,
          item.color && codeOf({ key: COLOR, value: item.color }),
        );
        if (component) shown.push(component);
      }
      const intro = { title: introTitle, text: introText, image, alt: pictures.alt(picture, locale, title) };
      const files = product.hasDocuments ? documents[locale] : {};
      const texts = warnings.map((text) => ({ text }));
      return { ...fields, ...files, title, intro, body: toBlocks(body), gallery: shown, warnings: texts };
    },
    { publish: true },
  );
}

async function loadVariant(
  { strapi, pictures, options }: SeedContext,
  product: SeedProduct,
  productId: string,
  variant: SeedVariant,
  position: number,
): Promise<void> {
  const { stock, color, size, ...fields } = variant;
  const codes = [color && codeOf({ key: COLOR, value: color }), size && codeOf({ key: SIZE, value: size })];
  const optionValues = codes.flatMap((code) => (code && options.get(code)) || []);
  const picture = product.gallery.find((item) => item.color === color)?.picture;
  const image = picture ? await pictures.id(picture) : null;
  const intro = image === null ? {} : { intro: { image } };
  // Saving the variant creates its stock row.
  const { documentId: variantId } = await documentsOf(strapi, 'api::product-variant.product-variant').create({
    data: { ...fields, ...intro, optionValues, position, product: productId },
  });
  const stocks = documentsOf(strapi, 'api::stock.stock');
  const row = await strapi.db.query('api::stock.stock').findOne({ where: { variantId }, select: ['documentId'] });
  // A gift card has none.
  if (row) await stocks.update({ documentId: row.documentId, data: { quantity: stock } });
}

/** When all products exist. One language is enough. */
async function linkGoesWith({ strapi }: SeedContext, ids: Map<string, string>): Promise<void> {
  const documents = documentsOf(strapi, PRODUCT);
  const [locale] = seedLocales;
  for (const [key, documentId] of ids) {
    const chosen = (goesWith[key] ?? []).flatMap((other) => ids.get(other) ?? []);
    await documents.update({ documentId, locale, data: { goesWith: chosen } });
    await documents.publish({ documentId, locale });
  }
}

export async function loadProducts(context: SeedContext, products: SeedProduct[]): Promise<void> {
  const suits = products.filter(({ hasDocuments }) => hasDocuments).map(({ conformity }) => conformity);
  const documents = await makeSuitDocuments(context.strapi, suits);
  const levels = new Map((await readLevels(context)).map(({ position, documentId }) => [position, documentId]));
  const ids = new Map<string, string>();
  for (const [index, product] of products.entries()) {
    const id = await loadProduct(context, product, documents, levels);
    for (const [position, variant] of product.variants.entries())
      await loadVariant(context, product, id, variant, position);
    ids.set(product.key, id);
    context.report('products', index + 1, products.length);
  }
  await linkGoesWith(context, ids);
}

import { isRecord } from '../../domain/is-record';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { GalleryPicture } from '../../domain/shared-pictures';
import { inOrder } from './share-pictures';
import { readPictures } from './stored-pictures';

const PRODUCT = 'api::product.product';

interface Request {
  state: { route?: { info?: { type?: string } }; userAbility?: unknown };
}

interface Write {
  documentId?: string;
  locale?: string | null;
  data?: Record<string, unknown>;
}

/** The stored gallery with the alt texts that were sent for its pictures; whatever else was sent is left out. */
function withAltTexts(stored: GalleryPicture[], sent: unknown): object[] {
  const texts = new Map(
    (Array.isArray(sent) ? sent : []).filter(isRecord).map(({ id, alt }: Record<string, unknown>) => [String(id), alt]),
  );
  return stored.map(({ id, file, value, alt }) => ({
    id,
    image: file,
    value,
    alt: texts.has(String(id)) ? texts.get(String(id)) : alt,
  }));
}

/** What this admin user may do with products, language by language. */
export const productChecker = (strapi: Core.Strapi, userAbility: unknown) =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: PRODUCT });

/** Whether these rights allow a change of what all languages share: those of a translator do not. */
export const allowsSharedPictures = ({ can }: ReturnType<typeof productChecker>): boolean =>
  Boolean(can.update({ locale: DEFAULT_LOCALE }, 'gallery.image'));

/** Whether the one who asks may change what all languages share. */
export function maySharePictures(strapi: Core.Strapi): boolean {
  const request = strapi.requestContext.get() as unknown as Request | undefined;
  if (request?.state.route?.info?.type !== 'admin') return true;
  return allowsSharedPictures(productChecker(strapi, request.state.userAbility));
}

/**
 * Whoever may not change the pictures of a product in the first language changes alt texts alone: pictures of one language are those
 * of all. What else such a save says about them is replaced by what is stored, as Strapi does with fields that a role may not change.
 */
export function keepSharedPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, locale, data } = context.params as Write;
    if (context.uid !== PRODUCT || context.action !== 'update' || !documentId || !data) return next();
    const sends = 'gallery' in data || 'intro' in data;
    if (!sends || maySharePictures(strapi)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const language = locale ?? DEFAULT_LOCALE;
      const [stored] = inOrder(await readPictures(trx, [documentId]), false, [language]);
      const own = stored?.locale === language ? stored : null;
      // A language that begins gets its pictures from the others.
      if ('gallery' in data) data.gallery = own ? withAltTexts(own.gallery, data.gallery) : [];
      if ('intro' in data) data.intro = { ...(isRecord(data.intro) && data.intro), image: own?.main?.file ?? null };
      return next();
    });
  });
}

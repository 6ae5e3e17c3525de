import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { maySharePictures } from './keep-shared-pictures';
import { forgetSeen, isOvertaken, noteSeen } from './seen-pictures';
import { type StoredPictures, readPictures } from './stored-pictures';

const PRODUCT = 'api::product.product';
/** The form itself: Strapi reads the entry for counts and lists too, while the form shows what it showed. */
const FORM = /^\/content-manager\/collection-types\/[^/]+\/[^/]+$/;

interface Params {
  documentId?: string;
  locale?: string | null;
  status?: string;
  data?: Record<string, unknown>;
}

async function readDraft(strapi: Core.Strapi, product: string, language: string): Promise<StoredPictures | undefined> {
  const stored = await strapi.db.transaction(({ trx }) => readPictures(trx, [product]));
  return stored.find(({ isPublished, locale }) => !isPublished && locale === language);
}

/**
 * A form that was opened before a colleague changed the pictures of a product would put the old ones back, in all languages: such
 * a save is refused. What was typed stays in the form.
 */
export function refuseOvertakenPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId: product, locale, status, data } = context.params as Params;
    const request = strapi.requestContext.get();
    const editor: unknown = request?.state.user?.id;
    if (context.uid !== PRODUCT || !product || typeof editor !== 'number') return next();
    if (request?.state.route?.info?.type !== 'admin') return next();
    const form = { editor, product, language: locale ?? DEFAULT_LOCALE };
    if (context.action === 'findOne' && request.method === 'GET' && FORM.test(request.path) && status !== 'published') {
      const result = await next();
      noteSeen(form, await readDraft(strapi, product, form.language));
      return result;
    }
    const writes = context.action === 'update' && data !== undefined && ('gallery' in data || 'intro' in data);
    if (!writes || !maySharePictures(strapi)) return next();
    if (isOvertaken(form, await readDraft(strapi, product, form.language)))
      throw new errors.ApplicationError(
        'A colleague changed the pictures of this product after you opened it: copy what you wrote, load the page again and save it there',
      );
    const result = await next();
    forgetSeen(form);
    return result;
  });
}

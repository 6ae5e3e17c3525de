import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type SafetyDetails, findSafetyErrors } from '../../domain/product-safety';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/locales';

const PRODUCT = 'api::product.product';
const NEEDED = { maker: true, responsible: true, conformity: true, warnings: true, manual: true, declaration: true };

interface PublishParams {
  documentId?: string;
  locale?: string | string[] | null;
}

const localesOf = ({ locale }: PublishParams): string[] =>
  locale === '*' ? [...LOCALES] : Array.isArray(locale) ? locale : [locale ?? DEFAULT_LOCALE];

async function rejectIncompleteSafetyDetails(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const draft = (await strapi.db
    .query(PRODUCT)
    .findOne({ where: { documentId, locale, publishedAt: null }, populate: NEEDED as never })) as SafetyDetails | null;
  const safetyErrors = draft ? findSafetyErrors(draft) : [];
  if (safetyErrors.length === 0) return;
  const text = `Not published (${locale}): the product still needs ${safetyErrors.map(({ message }) => message).join('; ')}`;
  // The admin shows each message at its field and the full text in the notification.
  const details = safetyErrors.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  throw new errors.ValidationError(text, { errors: details });
}

/** Blocks publishing a physical product without manufacturer and safety warnings in that language. */
export function requireSafetyDetails(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT || context.action !== 'publish') return next();
    const params = context.params as PublishParams;
    if (params.documentId)
      for (const locale of localesOf(params)) await rejectIncompleteSafetyDetails(strapi, params.documentId, locale);
    return next();
  });
}

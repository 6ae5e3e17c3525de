import type { Core } from '@strapi/strapi';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import { validateOwnAmounts } from '../prices/validate-price-lists';
import { validateCountry, validateCutoff } from './validate-country';

const COUNTRY = 'api::shipping-country.shipping-country';
const SETTINGS = 'api::site-settings.site-settings';
const VAT_RATE = 'api::vat-rate.vat-rate';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

const keyOf = ({ kind }: Record<string, unknown>): string => String(kind);

async function validate(strapi: Core.Strapi, action: string, { documentId, data }: Params): Promise<void> {
  if (!data) return;
  if (typeof data.iso === 'string') data.iso = data.iso.trim().toLowerCase();
  const known =
    documentId && action !== 'create'
      ? await strapi.db.query(COUNTRY).findOne({ where: { documentId }, populate: ['methods', 'ownPrices'] })
      : null;
  const country: Record<string, unknown> = { ...known, ...data };
  const found = [
    ...validateCountry(country),
    ...validateOwnAmounts('ownPrices', country.ownPrices, { amounts: { amount: true }, keyOf }),
  ];
  // Without a rate every order would be refused.
  if (found.length === 0 && (await strapi.db.query(VAT_RATE).count({ where: { country: country.iso } })) === 0)
    found.push({ path: ['iso'], message: 'Add a VAT rate for this country first' });
  throwFieldErrors(found);
}

/** Validates every save of a country, and of the time until which orders leave on the same day. */
export function validateCountriesOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = (context.params ?? {}) as Params;
    const isSave = ['create', 'update', 'clone'].includes(action);
    if (uid === COUNTRY && isSave) await validate(strapi, action, params);
    if (uid === SETTINGS && isSave) throwFieldErrors(validateCutoff(params.data?.orderCutoff));
    return next();
  });
}

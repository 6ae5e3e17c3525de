import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { APPLE_PAY, type ApplePaySheetBody } from '../../../contract/payment-methods';
import type { OrderRequest } from '../../domain/order-request';
import { parseFields } from '../../domain/parse-fields';
import { schemaFor } from '../../domain/request-schema';
import { invalidFields } from '../../domain/shop-error';
import { paymentProvider } from '../provider/mollie-provider';
import { type ApplePaySheet, ProviderDown, ProviderRejected } from '../provider/provider';

/**
 * Hosts on which Apple validates merchants, in the whole world and in China; see Apple's "Setting Up Your Server". The provider
 * calls the URL that a browser names, so that nothing else may be named.
 */
const APPLE_HOST = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9]+)*\.apple\.com$/;

function isAppleValidationUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && url.protocol === 'https:' && url.port === '' && !url.username && APPLE_HOST.test(url.hostname);
}

const sheetFields = schemaFor<ApplePaySheetBody>()(
  z.object({ validationUrl: z.string().max(500).refine(isAppleValidationUrl) }),
);

/** Throws at the field for a URL that is not Apple's. */
export const parseApplePaySheet = (body: unknown): ApplePaySheetBody => parseFields(sheetFields, body);

/** What the browser shows its sheet with; null while the provider gives none, and the customer pays in the checkout. */
export async function openApplePay(strapi: Core.Strapi, sheet: ApplePaySheet): Promise<unknown> {
  try {
    return await paymentProvider().openApplePay(sheet);
  } catch (error) {
    if (!(error instanceof ProviderDown || error instanceof ProviderRejected)) throw error;
    strapi.log.warn(`Apple Pay can not be used on ${sheet.domain}. ${error.message}`);
    return null;
  }
}

/** Several times the size of real ones. */
const MAX_TOKEN = 20_000;
const tokenFields = z.object({ applePayToken: z.string().min(2).max(MAX_TOKEN).nullish() });

/** The token beside an order, null without one. It pays only an order that names Apple Pay. */
export function parseApplePayToken(
  body: unknown,
  { paymentMethod }: Pick<OrderRequest, 'paymentMethod'>,
): string | null {
  const { applePayToken } = parseFields(tokenFields, body);
  if (!applePayToken) return null;
  if (paymentMethod !== APPLE_PAY) throw invalidFields([{ path: ['paymentMethod'], name: 'invalid' }]);
  return applePayToken;
}

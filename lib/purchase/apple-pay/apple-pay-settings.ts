import * as z from 'zod/mini';
import { callApi } from '@/lib/core/api';
import type { Locale } from '@/backend/contract/locales';
import type { Messages } from '@/lib/forms/message-types';

/** Texts of button, sheet and messages. */
export type ApplePayLabels = Messages['applePay'] & {
  subtotal: string;
  discount: string;
  shipping: string;
  home: string;
  letterbox: string;
};

/** What a browser with Apple Pay needs to offer it. */
export interface ApplePaySettings {
  locale: Locale;
  /** Name of the shop on the sheet. */
  shop: string;
  currency: string;
  /** Where the shop is, and where it delivers to (ISO 3166-1, lower case). */
  country: string;
  countries: string[];
  /** Smallest and largest order in cents; no maximum is null. */
  min: number;
  max: number | null;
  paths: { terms: string; privacy: string };
  labels: ApplePayLabels;
}

const settingsSchema = z.object({ data: z.nullable(z.custom<ApplePaySettings>((value) => typeof value === 'object')) });
const sheetSchema = z.object({ data: z.object({ session: z.unknown() }) });

/** Null where the provider does not offer Apple Pay now, and without an answer: the checkout has all other ways to pay. */
export async function fetchApplePay(signal: AbortSignal): Promise<ApplePaySettings | null> {
  const result = await callApi('/api/payments/apple-pay', { schema: settingsSchema, signal });
  return result.ok ? result.data.data : null;
}

/** The merchant's session that lets the sheet open; null if the provider gives none. */
export async function fetchMerchantSession(validationUrl: string): Promise<unknown> {
  const result = await callApi('/api/payments/apple-pay', {
    method: 'POST',
    body: { validationUrl },
    schema: sheetSchema,
  });
  return result.ok ? result.data.data.session : null;
}

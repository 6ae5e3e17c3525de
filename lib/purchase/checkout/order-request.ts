import { pickAddress } from './prefill-checkout';
import { type CheckoutRules, type CheckoutValues, neededAddresses } from './checkout-schema';
import { type AddressValues } from '@/lib/customer/addresses/address-schema';
import { type Locale } from '@/backend/contract/locales';
import { type CartItem } from '@/backend/contract/cart';

/** The order as `POST /api/orders` takes it. */
export interface OrderRequest {
  user: { firstname: string; lastname: string; email: string };
  locale: Locale;
  cart: CartItem[];
  /** Those that count in the total. */
  codes?: string[];
  shipping?: AddressValues;
  billing?: AddressValues;
  consent: { terms: boolean; immediateAccess?: boolean };
  /** The checkout offered to go without the mail that asks for a review, and was not taken up on it. */
  askReview?: true;
  /** Only with a session; an address that is there already is not kept twice. */
  saveAddress?: true;
  /** What the visitor saw on the button, in cents: the backend refuses to take another amount. */
  expectedTotal: number;
}

interface Checkout {
  values: CheckoutValues;
  cart: CartItem[];
  codes?: string[];
  locale: Locale;
  rules: CheckoutRules;
  total: number;
  signedIn?: boolean;
}

/** Written in one fixed order, so that the same order is the same text. */
export function buildOrderRequest(checkout: Checkout): OrderRequest {
  const { values, cart, codes = [], locale, rules, total, signedIn = false } = checkout;
  const needed = neededAddresses(rules, values);
  return {
    user: { firstname: values.firstname, lastname: values.lastname, email: values.email },
    locale,
    cart: cart.map(({ variantId, quantity, options }) => ({
      variantId,
      quantity,
      options: options.map(({ key, value }) => ({ key, value })),
    })),
    ...(codes.length > 0 ? { codes } : {}),
    ...(needed.shipping ? { shipping: pickAddress(values.shipping) } : {}),
    ...(needed.billing ? { billing: pickAddress(values.billing) } : {}),
    consent: { terms: values.terms, ...(rules.lessons ? { immediateAccess: values.immediateAccess } : {}) },
    ...(rules.physical && !values.noReviewMail ? { askReview: true } : {}),
    ...(signedIn && values.saveAddress ? { saveAddress: true } : {}),
    expectedTotal: total,
  };
}

/** The country that decides shipping and VAT. */
export function quoteCountry(
  rules: Pick<CheckoutRules, 'physical'>,
  values: Pick<CheckoutValues, 'shipping' | 'billing'>,
): string {
  return rules.physical ? values.shipping.country : values.billing.country;
}

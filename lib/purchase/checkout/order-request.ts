import { pickAddress } from './prefill-checkout';
import {
  type CheckoutRules,
  type CheckoutValues,
  type GiftValues,
  type LessonGiftValues,
  neededAddresses,
} from './checkout-schema';
import { type Locale } from '@/backend/contract/locales';
import { type DeliveryMethod } from '@/backend/contract/delivery';
import { type CartItem } from '@/backend/contract/cart';
import type { OrderBody } from '@/backend/contract/requests';

/** An order as the checkout builds it. */
export type OrderRequest = Omit<OrderBody, 'replaces' | 'returnUrl'>;

interface Checkout {
  values: CheckoutValues;
  cart: CartItem[];
  codes?: string[];
  locale: Locale;
  rules: CheckoutRules;
  /** The way of delivery in the total. */
  delivery?: DeliveryMethod;
  total: number;
  /** What of it a gift card pays. */
  giftCard?: number;
  currency?: string;
  signedIn?: boolean;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What was entered, on one line; nothing if all of it was left out. */
function giftOf({ name, email, message, sendOn }: GiftValues): Pick<OrderRequest, 'gift'> {
  const entered = Object.entries({ name, email, message: onOneLine(message), sendOn });
  const gift = Object.fromEntries(entered.filter(([, value]) => value !== ''));
  return Object.keys(gift).length > 0 ? { gift } : {};
}

function lessonGiftOf({ name, email, message }: LessonGiftValues): Pick<OrderRequest, 'lessonGift'> {
  const written = onOneLine(message);
  return { lessonGift: { name, email, ...(written ? { message: written } : {}) } };
}

/** Keys have a fixed order, so that equal orders serialize equally. */
export function buildOrderRequest(checkout: Checkout): OrderRequest {
  const {
    values,
    cart,
    codes = [],
    locale,
    rules,
    delivery,
    total,
    giftCard = 0,
    currency,
    signedIn = false,
  } = checkout;
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
    ...(delivery && delivery !== 'home' ? { delivery } : {}),
    ...(delivery === 'pickup' ? { pickupPoint: values.pickupPoint } : {}),
    ...(needed.shipping ? { shipping: pickAddress(values.shipping) } : {}),
    ...(rules.physical ? {} : { billing: { country: values.shipping.country } }),
    ...(needed.billing ? { billing: pickAddress(values.billing) } : {}),
    consent: { terms: values.terms, ...(rules.lessons ? { immediateAccess: values.immediateAccess } : {}) },
    ...(rules.physical && !values.noReviewMail ? { askReview: true } : {}),
    ...(signedIn && values.saveAddress ? { saveAddress: true } : {}),
    ...(values.paymentMethod && total > giftCard ? { paymentMethod: values.paymentMethod } : {}),
    ...(rules.giftCards ? giftOf(values.gift) : {}),
    ...(rules.lessonGift ? lessonGiftOf(values.lessonGift) : {}),
    expectedTotal: total,
    ...(currency ? { expectedCurrency: currency } : {}),
    ...(codes.length > 0 ? { expectedGiftCard: giftCard } : {}),
  };
}

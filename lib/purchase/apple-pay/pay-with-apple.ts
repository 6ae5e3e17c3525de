import { fetchQuote } from '@/lib/purchase/cart/fetch-quote';
import type { CartItem } from '@/backend/contract/cart';
import { DELIVERY_METHODS, type DeliveryMethod } from '@/backend/contract/delivery';
import { APPLE_PAY } from '@/backend/contract/payment-methods';
import type { Quote } from '@/backend/contract/quote';
import {
  type ApplePaySession,
  contactError,
  newApplePaySession,
  sheetStatus,
  type SheetUpdate,
} from './apple-pay-session';
import { type ApplePaySettings, fetchMerchantSession } from './apple-pay-settings';
import { describeQuote, pendingTotal } from './describe-quote';
import { type AuthorizedOutcome, orderAuthorized } from './order-authorized';
import { countryOfContact, readContact } from './read-contact';

/** Goods that are paid in the sheet. */
export interface ApplePayPurchase {
  cart: CartItem[];
  codes: string[];
  /** Shown until the address is known, in cents. */
  estimate: number;
  /** Whether these are the lines of the cart. */
  isCart: boolean;
}

export type ApplePayOutcome = Exclude<AuthorizedOutcome, { kind: 'field' }> | { kind: 'canceled' };

const NETWORKS = ['visa', 'masterCard', 'maestro', 'amex', 'vPay'];
/** Where the provider is; see Mollie's guide to Apple Pay. */
const PROVIDER_COUNTRY = 'NL';

const isDeliveryMethod = (value: string): value is DeliveryMethod =>
  DELIVERY_METHODS.some((method) => method === value);

/**
 * Opens the sheet, and orders what the customer authorizes in it. Must be called by a press, as the browser demands. The last
 * total that the sheet showed is sent along, and the backend refuses to charge any other.
 */
export function payWithApple(purchase: ApplePayPurchase, settings: ApplePaySettings): Promise<ApplePayOutcome> {
  const session = newApplePaySession({
    countryCode: PROVIDER_COUNTRY,
    currencyCode: settings.currency,
    supportedNetworks: NETWORKS,
    merchantCapabilities: ['supports3DS'],
    requiredShippingContactFields: ['postalAddress', 'name', 'email'],
    total: pendingTotal(settings.shop, purchase.estimate),
  });
  return new Promise((resolve) => {
    new Sheet(session, purchase, settings, resolve).open();
  });
}

class Sheet {
  private country: string;
  private delivery: DeliveryMethod | undefined;
  private quote: Quote | null = null;

  constructor(
    private readonly session: ApplePaySession,
    private readonly purchase: ApplePayPurchase,
    private readonly settings: ApplePaySettings,
    private readonly end: (outcome: ApplePayOutcome) => void,
  ) {
    this.country = settings.country;
  }

  open(): void {
    const { session } = this;
    session.onvalidatemerchant = ({ validationURL }) => void this.identify(validationURL);
    session.onshippingcontactselected = ({ shippingContact }) => {
      this.country = countryOfContact(shippingContact);
      void this.update((update) => session.completeShippingContactSelection(update));
    };
    session.onshippingmethodselected = ({ shippingMethod: { identifier } }) => {
      this.delivery = isDeliveryMethod(identifier) ? identifier : undefined;
      void this.update((update) => session.completeShippingMethodSelection(update));
    };
    session.onpaymentauthorized = ({ payment }) => void this.order(payment.shippingContact, payment.token);
    session.addEventListener('cancel', () => this.end({ kind: 'canceled' }));
    session.begin();
  }

  private fail(): void {
    this.session.abort();
    this.end({ kind: 'failed' });
  }

  private async identify(validationUrl: string): Promise<void> {
    const opened = await fetchMerchantSession(validationUrl);
    if (opened) this.session.completeMerchantValidation(opened);
    else this.fail();
  }

  /** Prices the purchase for the address and way of delivery that were chosen last. */
  private async update(show: (update: SheetUpdate) => void): Promise<void> {
    const { purchase, settings, country, delivery } = this;
    const { shop, labels, locale } = settings;
    if (!settings.countries.includes(country)) {
      this.quote = null;
      const newTotal = pendingTotal(shop, purchase.estimate);
      return show({ newTotal, errors: [contactError('country', labels.errors.country)] });
    }
    const { cart, codes } = purchase;
    const result = await fetchQuote({ cart, codes, locale, country, ...(delivery && { delivery }) });
    // Answers can arrive in another order than they were asked for.
    if (country !== this.country || delivery !== this.delivery) return;
    // The sheet keeps the currency that it was opened with.
    if (!result.ok || result.data.currency !== settings.currency) return this.fail();
    this.quote = result.data;
    show(describeQuote(result.data, shop, labels, locale));
  }

  private async order(contact: unknown, token: unknown): Promise<void> {
    const { purchase, settings, quote } = this;
    const buyer = readContact(contact);
    if ('missing' in buyer) return this.askFor(buyer.missing);
    if (!quote || buyer.shipping.country !== this.country) return this.askFor('country');
    const { cart, codes, isCart } = purchase;
    const method = quote.delivery?.method;
    const outcome = await orderAuthorized(
      {
        ...buyer,
        locale: settings.locale,
        cart,
        ...(codes.length > 0 && { codes }),
        ...(method && method !== 'home' && { delivery: method }),
        consent: { terms: true },
        paymentMethod: APPLE_PAY,
        expectedTotal: quote.total,
        expectedCurrency: quote.currency,
      },
      { applePayToken: JSON.stringify(token), isCart },
    );
    if (outcome.kind === 'field') return this.askFor(outcome.field);
    this.session.completePayment({ status: sheetStatus(outcome.kind === 'paid') });
    this.end(outcome);
  }

  /** The sheet stays open, and shows what must be corrected. */
  private askFor(field: Parameters<typeof contactError>[0]): void {
    const message = this.settings.labels.errors[field];
    this.session.completePayment({
      status: sheetStatus(false),
      errors: [contactError(field, message)],
    });
  }
}

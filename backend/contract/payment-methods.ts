/** A way to pay as the provider offers it now. */
export interface PaymentMethod {
  /** The provider's id, such as `ideal`. */
  id: string;
  /** The provider's name for it, in the shopper's language. */
  name: string;
  /** Smallest and largest order that can be paid with it, in cents; no maximum is null. */
  min: number;
  max: number | null;
}

/** The method that can also be paid in a sheet of the browser, without a checkout. */
export const APPLE_PAY = 'applepay';

/** Body of `POST /payments/apple-pay`: where Apple expects the merchant to ask for a session. */
export interface ApplePaySheetBody {
  validationUrl: string;
}

/** Ids of the provider; anything else is refused before it is asked. */
export const METHOD_ID = /^[a-z0-9_]{2,32}$/;

/** Methods whose provider lends the money, and decides by address and goods: not for orders that have no address. */
export const PAY_LATER: ReadonlySet<string> = new Set(['klarna', 'in3', 'alma']);

/** Names that are the same in every language. Other methods have a translated name, or that of the provider. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  wero: 'Wero',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  klarna: 'Klarna',
  in3: 'in3',
  riverty: 'Riverty',
  belfius: 'Belfius',
  kbc: 'KBC/CBC',
  eps: 'eps',
  przelewy24: 'Przelewy24',
  swish: 'Swish',
  bizum: 'Bizum',
};

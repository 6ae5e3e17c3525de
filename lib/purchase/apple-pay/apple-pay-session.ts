// The part of Apple Pay JS that the shop uses; browsers bring it, and TypeScript does not know it.
// https://developer.apple.com/documentation/apple_pay_on_the_web/applepaysession

/** The least that offers shipping methods, line items and errors at fields. */
const VERSION = 3;

export interface LineItem {
  label: string;
  /** Decimal, with a point. */
  amount: string;
  type: 'final' | 'pending';
}

interface ShippingMethod {
  label: string;
  detail: string;
  amount: string;
  identifier: string;
}

/** Fields of the sheet at which an error can be shown. */
export type ContactField = 'name' | 'emailAddress' | 'addressLines' | 'locality' | 'postalCode' | 'country';

export interface PaymentSheet {
  countryCode: string;
  currencyCode: string;
  supportedNetworks: string[];
  merchantCapabilities: string[];
  requiredShippingContactFields: string[];
  total: LineItem;
}

export interface SheetUpdate {
  newTotal: LineItem;
  newLineItems?: LineItem[];
  newShippingMethods?: ShippingMethod[];
  errors?: object[];
}

interface AuthorizationResult {
  status: number;
  errors?: object[];
}

export interface ApplePaySession {
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completeShippingContactSelection: (update: SheetUpdate) => void;
  completeShippingMethodSelection: (update: SheetUpdate) => void;
  completePayment: (result: AuthorizationResult) => void;
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onshippingcontactselected: (event: { shippingContact: unknown }) => void;
  onshippingmethodselected: (event: { shippingMethod: { identifier: string } }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown; shippingContact: unknown } }) => void;
  addEventListener: (type: 'cancel', listener: () => void) => void;
}

interface ApplePay {
  new (version: number, request: PaymentSheet): ApplePaySession;
  canMakePayments: () => boolean;
  STATUS_SUCCESS: number;
  STATUS_FAILURE: number;
}

declare global {
  /** Undefined in browsers without it. */
  var ApplePaySession: ApplePay | undefined;
  var ApplePayError: new (code: string, field?: string, message?: string) => object;
}

function applePay(): ApplePay {
  if (!globalThis.ApplePaySession) throw new Error('This browser has no Apple Pay');
  return globalThis.ApplePaySession;
}

export const newApplePaySession = (sheet: PaymentSheet): ApplePaySession => new (applePay())(VERSION, sheet);

/** How the sheet ends. */
export const sheetStatus = (isPaid: boolean): number =>
  isPaid ? applePay().STATUS_SUCCESS : applePay().STATUS_FAILURE;

export const contactError = (field: ContactField, message: string): object =>
  new ApplePayError('shippingContactInvalid', field, message);

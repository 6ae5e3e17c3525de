const ERROR_STATUS = {
  MalformedRequest: 400,
  InvalidCredentials: 400,
  NotConfirmed: 400,
  InvalidCode: 400,
  GoogleFailed: 400,
  GoogleDenied: 400,
  MailboxUnproven: 400,
  PasskeyFailed: 400,
  Unauthorized: 401,
  PaymentRequired: 402,
  Forbidden: 403,
  Reauthenticate: 403,
  NotFound: 404,
  NotConfigured: 404,
  TotalChanged: 409,
  DeliveryUnavailable: 409,
  ExistingAccount: 409,
  SecondFactorExists: 409,
  ChangedMeanwhile: 409,
  IdempotencyConflict: 409,
  TooManyPasskeys: 409,
  TooManyEntries: 409,
  SoldOut: 409,
  TooManyUnpaid: 409,
  NotPayable: 409,
  NotRefundable: 409,
  NotCancelable: 409,
  NotReturnable: 409,
  NotExchangeable: 409,
  CreditUsed: 409,
  NotEditable: 409,
  NotFinished: 409,
  LinkExpired: 410,
  LengthRequired: 411,
  PayloadTooLarge: 413,
  ValidationError: 422,
  CartEmpty: 422,
  VariantUnavailable: 422,
  OptionMismatch: 422,
  CountryNotServed: 422,
  ConsentRequired: 422,
  TooManyRequests: 429,
  UnknownError: 500,
} as const;
export type ShopErrorName = keyof typeof ERROR_STATUS;

export interface FieldError {
  path: string[];
  name: string;
}

/** An expected failure with a code; the storefront provides the message. Controllers turn it into the error response. */
export class ShopError extends Error {
  readonly status: number;

  constructor(
    override readonly name: ShopErrorName,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = ERROR_STATUS[name];
  }
}

export const invalidFields = (errors: FieldError[]): ShopError =>
  new ShopError('ValidationError', 'The request is not valid', { errors });

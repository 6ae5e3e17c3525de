import type { CartItem } from './cart';
import type { DeliveryMethod } from './delivery';
import type { Locale } from './locales';
import type { Address, LessonRecipient, SavedAddress } from './order';

// Bodies of the storefront's requests. The backend parses them with zod schemas that are checked against these types
// (backend/src/domain/request-schema.ts).

/** `data` of `POST /quote`. */
export interface QuoteBody {
  cart: CartItem[];
  /** ISO 3166-1 alpha-2, lower case. */
  country?: string;
  codes?: string[];
  /** The way of delivery that the customer chose. */
  delivery?: DeliveryMethod;
  locale: Locale;
  /** Email address that the order will have: earlier lessons lower prices only for the one they were bought with. */
  email?: string;
  /** The lessons are for somebody else: what the buyer has of them changes nothing. */
  lessonGift?: true;
  /** Slug of the caller's open order that the order will replace; the credit that it holds counts as free. */
  replaces?: string;
}

/** For whom the gift cards of an order are; by default for the buyer, at once. */
export interface GiftCardRecipient {
  name?: string;
  email?: string;
  message?: string;
  /** `YYYY-MM-DD`: the day in the shop's time zone on which they are mailed. */
  sendOn?: string;
}

/** `data` of `POST /orders`. */
export interface OrderBody {
  user: { firstname: string; lastname: string; email: string };
  locale: Locale;
  cart: CartItem[];
  /** Applied codes. */
  codes?: string[];
  /** The way of delivery that the customer chose; `home` if it is left out. */
  delivery?: DeliveryMethod;
  /** Id of the chosen point; only with `pickup`. */
  pickupPoint?: string;
  shipping?: Omit<Address, 'firstname' | 'lastname'>;
  /** Only the country when nothing is sent: it decides the VAT. */
  billing?: Omit<Address, 'firstname' | 'lastname'> | Pick<Address, 'country'>;
  consent: { terms: boolean; immediateAccess?: boolean };
  /** The visitor was offered to opt out of the review mail and did not. */
  askReview?: true;
  /** Only with gift cards in the cart. */
  gift?: GiftCardRecipient;
  /** Only with lessons in the cart, all of which are then for this person. */
  lessonGift?: LessonRecipient;
  /** Only with a session; an already saved address is not duplicated. */
  saveAddress?: true;
  /** Id of the way to pay that was chosen; without one, or when it can not be used, it is chosen at the provider. */
  paymentMethod?: string;
  /** The total shown on the button, in minor units; the backend rejects any other. */
  expectedTotal: number;
  /** What that total is in. The shop may have switched its price list on or off meanwhile. */
  expectedCurrency?: string;
  /** What of the total a gift card pays, as shown; the backend rejects any other. */
  expectedGiftCard?: number;
  /** Slug of the open order that this one replaces. */
  replaces?: string;
  /** Where the payment provider returns to; by default the order's page. */
  returnUrl?: string;
}

/** Beside `data` of `POST /orders`: what the customer authorized in the sheet of Apple Pay. It pays the order at once. */
export interface ApplePayAuthorization {
  applePayToken: string;
}

/** Body of `POST /orders/find`. */
export interface FindOrderBody {
  orderNr: string;
  email: string;
}

/** Body of `POST /auth/login`. */
export interface SignInBody {
  identifier: string;
  password: string;
}

/** Body of `POST /auth/local/register`; `username` repeats the email address. */
export interface SignUpBody {
  username: string;
  email: string;
  password: string;
}

/** Body of the calls that send a mail: a code, a link to reset the password or to confirm. */
export interface EmailBody {
  email: string;
}

/** Body of `POST /auth/code-verify`. */
export interface CodeBody {
  email: string;
  code: string;
}

/** Body of the buttons behind mailed links: `POST /auth/email-confirmation`, `…-change`, `…-undo`, `/orders/{slug}/access`. */
export interface MailLinkBody {
  code: string;
}

/** Body of `POST /auth/reset-password`. */
export interface ResetPasswordBody {
  /** Code of the mailed link; null is rejected like an unknown one. */
  code: string | null;
  password: string;
  passwordConfirmation: string;
}

/** Body of `POST /auth/change-password`. */
export interface ChangePasswordBody {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** Body of `POST /auth/logout`; without a scope this session only. */
export interface SignOutBody {
  scope?: 'all';
}

/** Proof of identity: the password or a mailed code. Body of `DELETE /users/me`. */
export interface ProofBody {
  password?: string;
  code?: string;
}

/** Body of `POST /users/me/email`. */
export interface EmailChangeBody extends ProofBody {
  email: string;
}

/** What a browser answers, in the notation of the standard's `toJSON()`: bytes are base64url. */
interface PasskeyAnswer<Response> {
  credential: { id: string; rawId: string; type: 'public-key'; response: Response };
}

/** Body of `POST /users/me/passkeys`. */
export type AddPasskeyBody = PasskeyAnswer<{
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}>;

/** Body of `POST /auth/passkey`. */
export type PasskeySignInBody = PasskeyAnswer<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}>;

/** Body of `PUT /users/me/passkeys/{id}`. */
export interface RenamePasskeyBody {
  name: string;
}

/** Body of `PUT /users/me`; omitted fields remain unchanged. */
export interface ProfileBody {
  firstname?: string;
  lastname?: string;
  language?: Locale;
  /** All addresses, default first. */
  addresses?: SavedAddress[];
}

/** `data` of `POST /reviews`. */
export interface ReviewBody {
  productId: string;
  /** `1` to `5`. */
  stars: string;
  /** A `SizeFit`, '' without an answer; ignored for products without sizes. */
  fit: string;
  title: string;
  text: string;
  name: string;
  /** Removes previously uploaded pictures. */
  withoutPhotos: boolean;
}

/** `data` of `POST /forms/{slug}`; files are sent beside it. */
export interface SubmissionBody {
  values: Record<string, unknown>;
  locale: Locale;
  /** Idempotency token. */
  token: string;
  /** Probably spam. */
  suspect?: boolean;
}

/** `data` of `POST /withdrawals`. */
export interface WithdrawalBody {
  name: string;
  orderNr: string;
  email: string;
  text: string;
  /** Withdrawn lines; empty for the whole order. */
  lines: { variantId: string; title: string; quantity: number }[];
  /** Slug of the order page from which it was submitted. */
  order: string | null;
  /** Idempotency token. */
  token: string;
  /** Probably spam. */
  suspect?: boolean;
}

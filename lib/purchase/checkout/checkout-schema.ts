import * as z from 'zod/mini';
import { emailRule, optionalText, requiredText } from '@/lib/forms/text-schemas';
import {
  createAddressSchema,
  createCountrySchema,
  type AddressRules,
  type AddressValues,
} from '@/lib/customer/addresses/address-schema';
import { isEmail } from '@/backend/contract/email';
import { MAX_GIFT_MESSAGE } from '@/backend/contract/gift-cards';

export interface CheckoutValues {
  firstname: string;
  lastname: string;
  email: string;
  /** Delivery address; of an order without goods only the country counts. */
  shipping: AddressValues;
  /** Whether the billing address differs. */
  billingSeparate: boolean;
  billing: AddressValues;
  /** Id of the point where the parcel is picked up; '' without one. */
  pickupPoint: string;
  /** Id of the way to pay; '' when it is chosen at the provider. */
  paymentMethod: string;
  terms: boolean;
  immediateAccess: boolean;
  /** Opt-out of the review mail, for shipped orders. */
  noReviewMail: boolean;
  /** For customers: save the address in the account. */
  saveAddress: boolean;
  /** For whom gift cards in the cart are; all of it can be ''. */
  gift: GiftValues;
  /** Whether the lessons in the cart are the buyer's own, or go to `lessonGift`. */
  lessonsFor: LessonsFor;
  lessonGift: LessonGiftValues;
}

export const LESSONS_FOR = ['me', 'gift'] as const;
export type LessonsFor = (typeof LESSONS_FOR)[number];

export interface LessonGiftValues {
  name: string;
  email: string;
  message: string;
}

export interface GiftValues {
  name: string;
  email: string;
  message: string;
  /** `YYYY-MM-DD` */
  sendOn: string;
}

/** Requirements of this cart and shop. */
export interface CheckoutRules extends AddressRules {
  /** Whether anything must be shipped. */
  physical: boolean;
  /** Whether the cart contains lessons, whose immediate access requires consent. */
  lessons: boolean;
  /** Whether the parcel goes to a pick-up point. */
  pickup: boolean;
  /** Whether the cart contains gift cards. */
  giftCards?: boolean;
  /** Whether lessons in the cart go to somebody else. */
  lessonGift?: boolean;
}

/** Which complete addresses this order needs: without goods none, the country is enough. */
export function neededAddresses(
  rules: Pick<CheckoutRules, 'physical'>,
  values: Pick<CheckoutValues, 'billingSeparate'>,
) {
  return { shipping: rules.physical, billing: rules.physical && values.billingSeparate };
}

const untouchedGift = z.custom<GiftValues>((value) => typeof value === 'object' && value !== null);
const giftSchema = z.object({
  name: optionalText(100),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isEmail(text), 'email'),
  ),
  message: optionalText(MAX_GIFT_MESSAGE),
  sendOn: z.string(),
});

const untouchedLessonGift = z.custom<LessonGiftValues>((value) => typeof value === 'object' && value !== null);
const lessonGiftSchema = z.object({
  name: requiredText(100),
  email: emailRule,
  message: optionalText(MAX_GIFT_MESSAGE),
});
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const untouchedAddress = z.custom<AddressValues>((value) => typeof value === 'object' && value !== null);

export function createCheckoutSchema(rules: CheckoutRules): z.ZodMiniType<CheckoutValues, CheckoutValues> {
  const addressSchema = createAddressSchema(rules);
  const values = z.object({
    firstname: requiredText(100),
    lastname: requiredText(100),
    email: emailRule,
    shipping: rules.physical ? addressSchema : createCountrySchema(rules),
    billingSeparate: z.boolean(),
    billing: untouchedAddress,
    pickupPoint: z.string().check(z.refine((point) => !rules.pickup || point !== '', 'choosePoint')),
    paymentMethod: z.string(),
    terms: z.boolean().check(z.refine((agreed) => agreed, 'accepted')),
    immediateAccess: z.boolean().check(z.refine((agreed) => agreed || !rules.lessons, 'accepted')),
    noReviewMail: z.boolean(),
    saveAddress: z.boolean(),
    gift: rules.giftCards ? giftSchema : untouchedGift,
    lessonsFor: z.enum(LESSONS_FOR),
    lessonGift: rules.lessonGift ? lessonGiftSchema : untouchedLessonGift,
  });
  const checked = values.check(
    z.superRefine((checkout, context) => {
      const { email } = checkout.lessonGift;
      if (rules.lessonGift && email !== '' && isSame(email, checkout.email))
        context.addIssue({ code: 'custom', path: ['lessonGift', 'email'], message: 'ownEmail' });
    }),
    z.superRefine((checkout, context) => {
      if (!neededAddresses(rules, checkout).billing) {
        return;
      }
      for (const issue of addressSchema.safeParse(checkout.billing).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: ['billing', ...issue.path], message: issue.message });
      }
    }),
  );
  const normalize = z.transform((checkout: CheckoutValues) =>
    neededAddresses(rules, checkout).billing
      ? { ...checkout, billing: addressSchema.parse(checkout.billing) }
      : checkout,
  );
  return z.pipe(checked, normalize);
}

export function emptyAddress(country: string): AddressValues {
  return { street: '', housenumber: '', addition: '', info: '', postalCode: '', city: '', country };
}

/** `known` are values of the signed-in customer. */
export function emptyCheckout(country: string, known: Partial<CheckoutValues> = {}): CheckoutValues {
  return {
    firstname: '',
    lastname: '',
    email: '',
    shipping: emptyAddress(country),
    billingSeparate: false,
    billing: emptyAddress(country),
    pickupPoint: '',
    paymentMethod: '',
    terms: false,
    immediateAccess: false,
    noReviewMail: false,
    saveAddress: false,
    gift: { name: '', email: '', message: '', sendOn: '' },
    lessonsFor: 'me',
    lessonGift: { name: '', email: '', message: '' },
    ...known,
  };
}

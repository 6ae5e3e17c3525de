import type { ReactNode } from 'react';
import type { OptionLabels } from '@/lib/catalog/options';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import { type Locale } from '@/backend/contract/locales';

export interface Country {
  iso: string;
  name: string;
  /** Notation of its postal codes, where the shop does not know it. */
  postalMask: string | null;
}

/** Props of the checkout island. */
export interface CheckoutProps {
  locale: Locale;
  labels: Messages['checkout'];
  formLabels: FormLabels;
  discountLabels: Messages['discount'];
  giftLabels: Messages['giftCards']['checkout'];
  deliveryLabels: Messages['delivery'];
  accountLabels: Messages['account']['checkout'];
  captcha: CaptchaSettings | null;
  /** Labels of line options such as colour and size. */
  optionLabels: OptionLabels;
  /** Served countries in the shop's order; never empty. */
  countries: Country[];
  /** Initially selected country. */
  country: string;
  requireAddition: boolean;
  /** Consent text with links, rendered on the server. */
  termsLabels: { guest: ReactNode; signedIn: ReactNode };
  /** The shop's statements about payment. */
  paymentText: string;
  paths: { checkout: string; cart: string; shop: string };
}

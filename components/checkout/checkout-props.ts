import type { ReactNode } from 'react';
import type { OptionLabels } from '@/lib/catalog/variant-options';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import { type Locale } from '@/backend/contract/locales';

export interface Country {
  iso: string;
  name: string;
}

/** Everything the island needs from the server. */
export interface CheckoutProps {
  locale: Locale;
  labels: Messages['checkout'];
  formLabels: FormLabels;
  discountLabels: Messages['discount'];
  accountLabels: Messages['account']['checkout'];
  captcha: CaptchaSettings | null;
  /** Words for the options of a line, such as colour and size. */
  optionLabels: OptionLabels;
  /** Served ones, in the shop's order; never empty. */
  countries: Country[];
  /** Offered first. */
  country: string;
  requireAddition: boolean;
  delivery: { min: number; max: number };
  /** Consent with links, which only the server can place. */
  termsLabels: { guest: ReactNode; signedIn: ReactNode };
  /** The shop's own true words about paying. */
  paymentText: string;
  paths: { checkout: string; cart: string; shop: string };
}

import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/message-types';

export interface AuthLabels {
  labels: Messages['account'];
  formLabels: FormLabels;
}

/** Props of the authentication pages. */
export interface AuthPageProps extends AuthLabels {
  /** For the forms that send mail to a typed address. */
  captcha: CaptchaSettings | null;
  /** Whether Google sign-in is enabled. */
  google: boolean;
  /** The shop of this language, the only origin whose passkeys work here. */
  origin: string;
  profilePath: string;
}

import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/message-types';

export interface AuthLabels {
  labels: Messages['account'];
  formLabels: FormLabels;
}

/** All that the forms around signing in need from the server. */
export interface AuthPageProps extends AuthLabels {
  /** Of the forms that send mail to an address one typed. */
  captcha: CaptchaSettings | null;
  /** Whether one may sign in with Google. */
  google: boolean;
  profilePath: string;
}

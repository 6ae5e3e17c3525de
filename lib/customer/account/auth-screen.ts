import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/labels';

export interface AuthWords {
  labels: Messages['account'];
  formLabels: FormLabels;
}

/** All that the forms around signing in need from the server. */
export interface AuthScreen extends AuthWords {
  /** Of the forms that send mail to an address one typed. */
  captcha: CaptchaSettings | null;
  /** Whether one may sign in with Google. */
  google: boolean;
  profilePath: string;
}

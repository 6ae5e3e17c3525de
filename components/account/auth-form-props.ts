import type { CaptchaSettings } from '@/lib/forms/captcha';
import type { FormLabels, Messages } from '@/lib/forms/labels';

export interface AuthFormProps {
  labels: Messages['account'];
  formLabels: FormLabels;
  /** Of the forms that send mail to an address one typed. */
  captcha: CaptchaSettings | null;
}

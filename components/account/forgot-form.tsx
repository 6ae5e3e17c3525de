'use client';

import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { MailOnlyForm } from './mail-form';

type ForgotFormProps = Pick<AuthPageProps, 'labels' | 'formLabels' | 'captcha'> & { email?: string };

export function ForgotForm({ captcha, labels, ...rest }: ForgotFormProps) {
  return (
    <MailOnlyForm
      {...rest}
      id="forgot"
      call="forgot-password"
      captcha={{ settings: captcha, action: 'forgot_password' }}
      labels={labels}
      texts={labels.forgot}
    />
  );
}

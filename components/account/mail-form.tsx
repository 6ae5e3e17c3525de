'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { forgotSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { captchaHeaders, type CaptchaSettings } from '@/lib/forms/captcha';
import { AuthForm } from './auth-form';
import { CheckInboxNotice } from './check-inbox-notice';
import type { EmailBody } from '@/backend/contract/requests';

const resolver = zodResolver(forgotSchema);

interface MailFormProps extends AuthLabels {
  id: string;
  /** Path below `/api/auth`. */
  call: 'forgot-password' | 'send-email-confirmation' | 'code';
  captcha?: { settings: CaptchaSettings | null; action: string };
  texts: { submit: string };
  email?: string;
  onSent: (email: string) => void;
}

/** Asks for an e-mail and has a mail sent. The response is the same for every e-mail. */
export function MailForm({ id, call, captcha, texts, email = '', onSent, ...rest }: MailFormProps) {
  return (
    <AuthForm
      {...rest}
      id={id}
      resolver={resolver}
      initial={{ email }}
      captcha={captcha}
      send={(values, { captchaToken }) =>
        callApi(`/api/auth/${call}`, {
          method: 'POST',
          headers: captchaHeaders(captchaToken),
          body: { email: values.email } satisfies EmailBody,
        })
      }
      onDone={(values) => onSent(values.email)}
      submitLabel={texts.submit}
    >
      <TextField name="email" type="email" label={rest.formLabels.fields.email} autoComplete="username" />
    </AuthForm>
  );
}

interface MailOnlyFormProps extends Omit<MailFormProps, 'texts' | 'onSent'> {
  texts: { submit: string; doneTitle: string; doneText: string };
}

/** Variant for flows that continue in the mailbox. */
export function MailOnlyForm({ texts, ...form }: MailOnlyFormProps) {
  const [done, setDone] = useState(false);
  if (done) return <CheckInboxNotice title={texts.doneTitle} text={texts.doneText} />;
  return <MailForm {...form} texts={texts} onSent={() => setDone(true)} />;
}

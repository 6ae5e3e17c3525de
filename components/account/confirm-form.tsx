'use client';

import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { MailOnlyForm } from './mail-form';

/** Requests a new link when the old one is no longer valid. */
export function ConfirmForm(common: AuthLabels) {
  return <MailOnlyForm {...common} id="confirm" call="send-email-confirmation" texts={common.labels.confirm} />;
}

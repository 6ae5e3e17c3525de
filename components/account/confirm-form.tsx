'use client';

import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { LetterForm } from './mail-form';

/** Requests a new link when the old one is no longer valid. */
export function ConfirmForm(words: AuthLabels) {
  return <LetterForm {...words} id="confirm" call="send-email-confirmation" words={words.labels.confirm} />;
}

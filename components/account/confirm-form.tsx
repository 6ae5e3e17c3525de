'use client';

import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { LetterForm } from './mail-form';

/** Asks for a new link in place of one that no longer works. */
export function ConfirmForm(words: AuthLabels) {
  return <LetterForm {...words} id="confirm" call="send-email-confirmation" words={words.labels.confirm} />;
}

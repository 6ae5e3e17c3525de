'use client';

import type { AuthWords } from '@/lib/customer/account/auth-screen';
import { LetterForm } from './mail-form';

/** Asks for a new link in place of one that no longer works. */
export function ConfirmForm(words: AuthWords) {
  return <LetterForm {...words} id="confirm" call="send-email-confirmation" words={words.labels.confirm} />;
}

'use client';

import { useState } from 'react';
import { EmailOnceForm } from '@/components/forms/email-once-form';
import { FormNotice } from '@/components/forms/form-notice';
import { callApi } from '@/lib/core/api';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import { fill } from '@/lib/forms/fill-template';
import type { FormTexts } from '@/lib/forms/message-types';
import { readCart } from '@/lib/purchase/cart/cart-store';

const CART_REMINDER_ACTION = 'cart_reminder';

export interface CartReminderProps {
  labels: {
    open: string;
    intro: string;
    email: string;
    submit: string;
    trap: string;
    doneTitle: string;
    doneText: string;
  };
  formLabels: FormTexts;
  captcha: CaptchaSettings | null;
}

/** Asks for one mail with the cart as it is when the form is sent. */
export function CartReminderForm({ labels, formLabels, captcha }: CartReminderProps) {
  const [done, setDone] = useState<{ email: string } | null>(null);
  if (done) {
    return (
      <FormNotice tone="success" title={labels.doneTitle} event={done}>
        <p>{fill(labels.doneText, done)}</p>
      </FormNotice>
    );
  }
  return (
    <EmailOnceForm
      id="cart-reminder"
      labels={labels}
      formLabels={formLabels}
      captcha={{ settings: captcha, action: CART_REMINDER_ACTION }}
      send={(body, headers) =>
        callApi('/api/cart-reminders', { method: 'POST', headers, body: { ...body, cart: readCart() } })
      }
      onDone={(email) => setDone({ email })}
    />
  );
}

'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { EmailOnceForm } from '@/components/forms/email-once-form';
import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import type { CaptchaSettings } from '@/lib/forms/captcha';
import { fill } from '@/lib/forms/fill-template';
import type { FormTexts } from '@/lib/forms/message-types';

const BACK_IN_STOCK_ACTION = 'back_in_stock';
const responseSchema = z.object({ data: z.object({ state: z.enum(['waiting', 'available']) }) });

export interface BackInStockLabels {
  open: string;
  intro: string;
  email: string;
  submit: string;
  trap: string;
  doneTitle: string;
  doneText: string;
  availableTitle: string;
  availableText: string;
  reload: string;
}

export interface BackInStockFormProps {
  variantId: string;
  labels: BackInStockLabels;
  formLabels: FormTexts;
  captcha: CaptchaSettings | null;
}

type State = { kind: 'form' } | { kind: 'waiting'; email: string } | { kind: 'available' };

/** Requests a back-in-stock mail. The response does not reveal existing requests. */
export function BackInStockForm({ variantId, labels, formLabels, captcha }: BackInStockFormProps) {
  const [state, setState] = useState<State>({ kind: 'form' });
  if (state.kind === 'waiting') {
    return (
      <FormNotice tone="success" title={labels.doneTitle} event={state}>
        <p>{fill(labels.doneText, { email: state.email })}</p>
      </FormNotice>
    );
  }
  if (state.kind === 'available') {
    return (
      <FormNotice tone="info" title={labels.availableTitle} event={state}>
        <p>{labels.availableText}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          {labels.reload}
        </Button>
      </FormNotice>
    );
  }
  return (
    <EmailOnceForm
      id="back-in-stock"
      labels={labels}
      formLabels={formLabels}
      captcha={{ settings: captcha, action: BACK_IN_STOCK_ACTION }}
      send={(body, headers) =>
        callApi('/api/back-in-stock', {
          method: 'POST',
          headers,
          body: { variantId, ...body },
          schema: responseSchema,
        })
      }
      onDone={(email, { data }) =>
        setState(data.state === 'available' ? { kind: 'available' } : { kind: 'waiting', email })
      }
    />
  );
}

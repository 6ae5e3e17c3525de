'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { focusFirst } from '@/components/forms/focus-first';
import { Form } from '@/components/forms/form';
import { FormNotice } from '@/components/forms/form-notice';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { forgotSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { captchaHeaders, type CaptchaSettings } from '@/lib/forms/captcha';
import { fill } from '@/lib/forms/fill-template';
import type { FormTexts } from '@/lib/forms/message-types';
import { parseServerErrors } from '@/lib/forms/server-errors';
import styles from './back-in-stock.module.css';

const BACK_IN_STOCK_ACTION = 'back_in_stock';
const resolver = zodResolver(forgotSchema);
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
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({ ...formOptions, resolver, defaultValues: { email: '' } });

  // The focused button was removed: focus the first field.
  useEffect(() => focusFirst(box.current), []);

  const submit = async ({ email }: { email: string }, { captchaToken }: { captchaToken: string | null }) => {
    setProblem(null);
    const result = await callApi('/api/back-in-stock', {
      method: 'POST',
      headers: captchaHeaders(captchaToken),
      body: { variantId, email, website: trap.current?.value ?? '' },
      schema: responseSchema,
    });
    if (result.ok) {
      setState(result.data.data.state === 'available' ? { kind: 'available' } : { kind: 'waiting', email });
      return [];
    }
    const fieldErrors = parseServerErrors(result.error.details);
    if (fieldErrors.length === 0) setProblem({ text: problemText(result.error, formLabels) });
    return fieldErrors;
  };

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
    <div ref={box} className={styles.form}>
      <h2>{labels.open}</h2>
      <p>{labels.intro}</p>
      <Form
        id="back-in-stock"
        form={form}
        labels={formLabels}
        captcha={{ settings: captcha, action: BACK_IN_STOCK_ACTION }}
        onSubmit={submit}
        footer={
          <>
            {problem && (
              <FormNotice tone="error" event={problem}>
                <p>{problem.text}</p>
              </FormNotice>
            )}
            <SubmitButton>{labels.submit}</SubmitButton>
          </>
        }
      >
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {labels.trap}
            <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      </Form>
    </div>
  );
}

function problemText({ status, name }: { status: number; name: string }, { problems }: FormTexts): string {
  if (name === 'TooManyRequests') return problems.tooMany;
  if (name === 'CaptchaFailed') return problems.captcha;
  return status === 0 ? problems.unreachable : problems.failed;
}

'use client';

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { FormNotice } from '@/components/forms/form-notice';
import { Button, type ButtonProps } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { callApi } from '@/lib/core/api';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { safePaymentUrl } from '@/lib/purchase/checkout/payment-url';
import type { Messages } from '@/lib/forms/message-types';
import styles from './payment.module.css';

export interface PayLabels {
  leaving: string;
  problems: Messages['order']['problems'] & Messages['forms']['problems'];
}

interface PayNowProps extends Pick<ButtonProps, 'variant' | 'size'> {
  slug: string;
  label: string;
  labels: PayLabels;
}

const paymentSchema = z.object({ data: z.object({ paymentUrl: z.nullable(z.string()) }) });

/** Continues to the payment page: the open payment, or a new one. */
export function PayNow({ slug, label, labels, variant, size = 'l' }: PayNowProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string } | null>(null);

  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const pay = async () => {
    setBusy(true);
    setProblem(null);
    const result = await callApi(`/api/orders/${encodeURIComponent(slug)}/pay`, {
      method: 'POST',
      schema: paymentSchema,
    });
    const url = result.ok ? safePaymentUrl(result.data.data.paymentUrl) : null;
    if (url) return navigateTo(url);
    setBusy(false);
    setProblem({ text: labels.problems[result.ok ? 'noPayment' : readPayProblem(result.error)] });
  };

  return (
    <div className={styles.pay}>
      {problem && (
        <FormNotice tone="error" event={problem}>
          <p>{problem.text}</p>
        </FormNotice>
      )}
      <Button size={size} variant={variant} busy={busy} onClick={() => void pay()}>
        {label}
      </Button>
      <span role="status">{busy && <VisuallyHidden>{labels.leaving}</VisuallyHidden>}</span>
    </div>
  );
}

function readPayProblem({ status, name }: { status: number; name: string }): keyof PayLabels['problems'] {
  if (name === 'SoldOut') return 'soldOut';
  if (name === 'TooManyUnpaid') return 'tooManyUnpaid';
  if (name === 'NotPayable' || name === 'NotFound') return 'notPayable';
  if (name === 'TooManyRequests') return 'tooMany';
  return status === 0 ? 'unreachable' : 'noPayment';
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiError } from '@/lib/core/api';
import { retryOnce, unwrapOrThrow } from '@/lib/core/react-query';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { effectiveMethod, fetchPaymentMethods, offeredMethods } from '@/lib/purchase/checkout/payment-methods';
import type { Messages } from '@/lib/forms/message-types';
import type { PaymentMethod } from '@/backend/contract/payment-methods';
import { methodName, methodText } from './method-labels';
import { PaymentMark } from './payment-mark';
import styles from './payment-methods.module.css';
import { Section } from './section';

interface PaymentMethodsProps {
  labels: Messages['checkout']['payment'];
  /** Country of the bill. */
  country: string;
  /** To be paid, in cents. */
  total: number;
  /** Whether the order has a postal address. */
  hasAddress: boolean;
}

/**
 * How to pay, as the provider offers it for this country and amount. Without an answer there is nothing to choose here: the
 * provider's page asks.
 */
export function PaymentMethods({ labels, country, total, hasAddress }: PaymentMethodsProps) {
  const { data, isPending } = useQuery<PaymentMethod[], ApiError>({
    queryKey: ['payment-methods', country],
    queryFn: ({ signal }) => unwrapOrThrow(fetchPaymentMethods(country, signal)),
    retry: retryOnce,
    networkMode: 'always',
  });
  const offered = offeredMethods(data ?? [], { total, hasAddress });
  const chosen = useChosenMethod(offered);

  if (total === 0 || (!isPending && offered.length === 0)) return null;
  return (
    <Section title={labels.title}>
      {isPending ? (
        <Skeleton height="14rem" />
      ) : (
        <MethodList labels={labels} offered={offered} chosen={chosen.id} onChoose={chosen.choose} />
      )}
    </Section>
  );
}

/** The choice is a value of the form, so that the order and the footer know it. */
function useChosenMethod(offered: PaymentMethod[]) {
  const { setValue } = useFormContext<CheckoutValues>();
  const value = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' });
  const id = effectiveMethod(value, offered);
  useEffect(() => {
    if (offered.length > 0 && id !== value) setValue('paymentMethod', id);
  }, [offered.length, id, value, setValue]);
  return { id, choose: (method: string) => setValue('paymentMethod', method, { shouldDirty: true }) };
}

interface MethodListProps {
  labels: PaymentMethodsProps['labels'];
  offered: PaymentMethod[];
  chosen: string;
  onChoose: (id: string) => void;
}

function MethodList({ labels, offered, chosen, onChoose }: MethodListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{labels.title}</legend>
      {offered.map((method) => {
        const text = methodText(method.id, labels);
        return (
          <label key={method.id} className={styles.method}>
            <input
              type="radio"
              name="paymentMethod"
              value={method.id}
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            />
            <span className={styles.text}>
              <strong>{methodName(method, labels)}</strong>
              {text && <span>{text}</span>}
            </span>
            <PaymentMark method={method.id} />
          </label>
        );
      })}
    </fieldset>
  );
}

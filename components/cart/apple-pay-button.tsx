'use client';

import { useEffect, useState } from 'react';
import { orderPaymentPath } from '@/backend/contract/paths';
import { type ApplePaySettings, fetchApplePay } from '@/lib/purchase/apple-pay/apple-pay-settings';
import { type ApplePayOutcome, type ApplePayPurchase, payWithApple } from '@/lib/purchase/apple-pay/pay-with-apple';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import styles from './apple-pay-button.module.css';

export interface ApplePayButtonProps {
  /** What is bought; null while something must be chosen first. */
  purchase: ApplePayPurchase | null;
  /** Says what must be chosen. */
  onIncomplete?: () => void;
}

type Message = Exclude<ApplePayOutcome['kind'], 'paid' | 'declined' | 'canceled'>;

/** Orders and pays in the sheet of the browser, without cart and checkout. Not shown where it is not offered. */
export function ApplePayButton({ purchase, onIncomplete }: ApplePayButtonProps) {
  const [settings, setSettings] = useState<ApplePaySettings | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const request = new AbortController();
    void fetchApplePay(request.signal).then((found) => !request.signal.aborted && setSettings(found));
    return () => request.abort();
  }, []);

  if (!settings) return null;
  const { labels, paths, min, max } = settings;
  const isPayable = (cents: number) => cents >= Math.max(min, 1) && (max === null || cents <= max);
  if (purchase && !isPayable(purchase.estimate)) return null;

  async function press(shop: ApplePaySettings) {
    if (!purchase) return onIncomplete?.();
    if (isOpen) return;
    setMessage(null);
    setIsOpen(true);
    const outcome = await payWithApple(purchase, shop).catch(() => ({ kind: 'failed' as const }));
    setIsOpen(false);
    if ('slug' in outcome) navigateTo(orderPaymentPath(outcome.slug));
    else if (outcome.kind !== 'canceled') setMessage(outcome.kind);
  }

  return (
    <div className={styles.express}>
      <button type="button" className={styles.button} aria-label={labels.button} onClick={() => void press(settings)}>
        <span className={styles.mark} aria-hidden="true">
          Apple Pay
        </span>
      </button>
      {message && (
        <p role="alert" className={styles.message}>
          {labels[message]}
        </p>
      )}
      <Terms text={labels.terms} paths={paths} />
    </div>
  );
}

/** Opens in new tabs: reading must not lose a choice. */
function Terms({ text, paths }: { text: string; paths: ApplePaySettings['paths'] }) {
  return (
    <p className={styles.terms}>
      {text.split(/(<(?:terms|privacy)>.*?<\/(?:terms|privacy)>)/).map((part, index) => {
        const [, name, label] = /^<(terms|privacy)>(.*)<\//.exec(part) ?? [];
        if (!name) return part;
        return (
          <a key={index} href={name === 'terms' ? paths.terms : paths.privacy} target="_blank" rel="noopener">
            {label}
          </a>
        );
      })}
    </p>
  );
}

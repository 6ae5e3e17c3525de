'use client';

import { useId } from 'react';
import { formatDeliveryDates, type DeliveryMethod } from '@/backend/contract/delivery';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { Quote } from '@/backend/contract/quote';
import { methodToOrder } from '@/lib/purchase/delivery/chosen-option';
import type { CheckoutProps } from './checkout-props';
import styles from './delivery-choice.module.css';

interface DeliveryChoiceProps extends Pick<CheckoutProps, 'locale'> {
  labels: CheckoutProps['deliveryLabels'];
  quote: Quote | null;
  /** What the customer chose; the quote with it may still be on its way. */
  chosen: DeliveryMethod | undefined;
  onChoose: (method: DeliveryMethod) => void;
}

/** Ways of delivery with price and days, where there is more than one. */
export function DeliveryChoice({ locale, labels, quote, chosen, onChoose }: DeliveryChoiceProps) {
  const name = useId();
  const { tag } = LOCALE_SETTINGS[locale];
  if (!quote?.delivery || quote.delivery.options.length < 2) return null;
  const { currency, delivery } = quote;
  const checked = methodToOrder(delivery, chosen);
  const titles: Record<DeliveryMethod, string> = {
    home: labels.home,
    letterbox: labels.letterbox,
    pickup: labels.pickup,
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{labels.title}</legend>
      {delivery.options.map(({ method, price, ...dates }) => (
        <label key={method} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === checked}
            onChange={() => onChoose(method)}
          />
          <span className={styles.text}>
            <strong>{titles[method]}</strong>
            <span className={styles.days}>{formatDeliveryDates(dates, tag)}</span>
          </span>
          <span className={styles.price}>
            {price === 0 ? labels.free : formatMoney({ amount: price, currency }, tag)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { addItem } from '@/lib/purchase/cart/cart-store';
import { labelOptions, type OptionLabels } from '@/lib/catalog/options';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './gift-offer.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { OfferedGift } from '@/backend/contract/quote';

interface GiftOfferProps {
  gift: OfferedGift;
  currency: string;
  locale: Locale;
  labels: Messages['discount']['promotions'];
  options: OptionLabels;
  /** After the gift is in the cart, and this is gone. */
  onAdd: () => void;
}

/** A piece that is free with the cart; only the customer adds it. */
export function GiftOffer({ gift, currency, locale, labels, options, onAdd }: GiftOfferProps) {
  const [isFull, setFull] = useState(false);
  const { variantId, title, unitPrice, image } = gift;
  const details = labelOptions(gift.options, options).map(({ value }) => value);
  const named = details.length > 0 ? `${title} (${details.join(', ')})` : title;
  const price = formatMoney({ amount: unitPrice, currency }, LOCALE_SETTINGS[locale].tag);

  function add() {
    const isAdded = addItem({ variantId, quantity: 1, options: gift.options });
    setFull(!isAdded);
    if (isAdded) onAdd();
  }

  return (
    <section className={styles.gift} aria-labelledby={`gift-${variantId}`}>
      {image && (
        <Picture image={{ ...image, alt: '' }} width={72} height={72} sizes="72px" className={styles.picture} />
      )}
      <div className={styles.text}>
        <h2 id={`gift-${variantId}`} className={styles.title}>
          {labels.giftTitle}
        </h2>
        <p>{fill(labels.giftText, { title: named, price })}</p>
        <Button variant="secondary" onClick={add}>
          {labels.giftAdd}
        </Button>
        <div role="status">{isFull && <Notice tone="warning">{labels.giftFull}</Notice>}</div>
      </div>
    </section>
  );
}

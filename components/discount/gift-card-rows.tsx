import type { Messages } from '@/lib/forms/message-types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

interface GiftCardRowsProps {
  amounts: { currency: string; total: number; giftCard?: number | undefined };
  locale: Locale;
  labels: Pick<Messages['discount'], 'giftCard' | 'toPay'>;
  className?: string;
}

/** Below the total: what a gift card pays of it, and what is left to pay in another way. */
export function GiftCardRows({ amounts, locale, labels, className }: GiftCardRowsProps) {
  const { currency, total, giftCard = 0 } = amounts;
  if (giftCard === 0) return null;
  const price = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  return (
    <>
      <div className={className}>
        <dt>{labels.giftCard}</dt>
        <dd>{price(-giftCard)}</dd>
      </div>
      <div className={className}>
        <dt>
          <strong>{labels.toPay}</strong>
        </dt>
        <dd>
          <strong>{price(total - giftCard)}</strong>
        </dd>
      </div>
    </>
  );
}

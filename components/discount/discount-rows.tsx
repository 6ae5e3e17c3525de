import { fill } from '@/lib/forms/fill-template';
import { namePromotion } from '@/lib/purchase/cart/promotions';
import type { Messages } from '@/lib/forms/message-types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type DiscountKind } from '@/backend/contract/discounts';
import { formatMoney } from '@/backend/contract/money';
import type { OrderPromotion } from '@/backend/contract/promotions';

interface DiscountRowsProps {
  amounts: { currency: string; shipping: number; promotions: OrderPromotion[] };
  /** Codes that apply. */
  codes: { code: string; kind: DiscountKind | null; amount: number }[];
  locale: Locale;
  labels: Messages['discount'];
  /** Label of the shipping cost without a code. */
  shipping: { label: string; none: string };
  className?: string;
}

/** Promotions and discounts on goods, and the shipping cost after them: rows between subtotal and total. */
export function DiscountRows({ amounts, codes, locale, labels, shipping, className }: DiscountRowsProps) {
  const { currency } = amounts;
  const price = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  const free = codes.find(({ kind }) => kind === 'free_shipping');
  return (
    <>
      {amounts.promotions.map((promotion, index) => (
        <div key={index} className={className}>
          <dt>{namePromotion(promotion, labels.promotions)}</dt>
          <dd>{price(-promotion.amount)}</dd>
        </div>
      ))}
      {codes
        .filter((result) => result !== free)
        .map(({ code, amount }) => (
          <div key={code} className={className}>
            <dt>{fill(labels.line, { code })}</dt>
            <dd>{price(-amount)}</dd>
          </div>
        ))}
      <div className={className}>
        <dt>{free ? fill(labels.freeShipping, { code: free.code }) : shipping.label}</dt>
        <dd>{free || amounts.shipping > 0 ? price(amounts.shipping) : shipping.none}</dd>
      </div>
    </>
  );
}

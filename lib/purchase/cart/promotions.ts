import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { OrderPromotion } from '@/backend/contract/promotions';
import type { Quote, QuoteLine } from '@/backend/contract/quote';

type Labels = Messages['discount']['promotions'];

/** A promotion in words. */
export function namePromotion({ kind, percent }: OrderPromotion, labels: Labels): string {
  if (kind === 'gift') return labels.gift;
  if (percent === null) return labels.set;
  return fill({ set: labels.setPercent, pair: labels.pair, threshold: labels.threshold }[kind], { percent });
}

/** Why a line costs less: each promotion with what it takes off the line. */
export function explainPromotions(
  { promotions, lines, currency }: Pick<Quote, 'promotions' | 'lines' | 'currency'>,
  line: QuoteLine | null,
  labels: Labels,
  locale: Locale,
): string[] {
  return promotions.flatMap((promotion) =>
    promotion.parts
      .filter((part) => lines[part.line] === line)
      .map(({ amount }) =>
        fill(labels.line, {
          promotion: namePromotion(promotion, labels),
          amount: formatMoney({ amount: -amount, currency }, LOCALE_SETTINGS[locale].tag),
        }),
      ),
  );
}

import type { Locale } from '../../../contract/locales';
import type { OrderPromotion } from '../../../contract/promotions';
import { MESSAGES, fill } from '../../platform/mail/messages';

/** A promotion in words, for mails and invoices. */
export function namePromotion({ kind, percent }: OrderPromotion, locale: Locale): string {
  const words = MESSAGES[locale].common;
  if (kind === 'gift') return words.promotionGift;
  if (percent === null) return words.promotionSet;
  const byKind = {
    set: words.promotionSetPercent,
    pair: words.promotionPair,
    threshold: words.promotionThreshold,
  };
  return fill(byKind[kind], { percent });
}

import type { Locale } from '../../../contract/locales';
import type { OrderPromotion } from '../../../contract/promotions';
import { MESSAGES, fill } from '../../platform/mail/messages';

/** A promotion in words, for mails and invoices. */
export function namePromotion({ kind, percent }: OrderPromotion, locale: Locale): string {
  const { promotionPair, promotionSet, promotionSetPercent, promotionGift } = MESSAGES[locale].common;
  if (kind === 'gift') return promotionGift;
  if (percent === null) return promotionSet;
  return fill(kind === 'pair' ? promotionPair : promotionSetPercent, { percent });
}

import { defaultLabel } from '../../platform/admin/apply-views';

/** Every kind of alert with the title that is stored with it; the desk has them in the operator's language (`alertTitles` in messages/admin). */
const TITLES = {
  oversold: 'Paid late, partly sold out',
  double: 'Paid twice',
  amount: 'A wrong amount or currency was paid',
  'paid-after-refund': 'Paid again after a refund',
  chargeback: 'The bank took the payment back',
  'chargeback-reversed': 'Chargeback reversed: the money is back',
  'gift-card-charged-back': 'A gift card is blocked: the bank took its price back',
  'gift-card-returned': 'Money came back to a gift card that was given back: refund it',
  'gift-card-code': 'The code of a gift card can not be mailed',
  'gift-card-overspent': 'More was refunded for a gift card than was left on it',
  refused: 'Impossible update from the payment provider',
  'return-refused': 'Automatic refund rejected',
  'return-stuck': 'Automatic refund pending for an hour',
  'refund-failed': 'Refund failed or canceled',
  'refund-stuck': 'Refund could not be sent',
  'refund-by-hand': 'Pay money back yourself',
  'payment-unknown': 'The payment provider does not know the payment',
  'payment-unmatched': 'A payment belongs to no order',
  restored: 'The shop was restored from a backup',
  'mail-dead': 'A mail could not be sent',
  document: 'Invoice file missing or changed',
  'credit-lost': 'Discounted by a purchase that is no longer paid',
  'lessons-twice': 'Lessons paid for twice',
  'parcel-problem': 'The carrier can not deliver the parcel',
  'parcel-sent': 'A parcel is on its way that should not be',
  'return-late': 'Goods to be sent back did not come in time',
  withdrawal: 'Withdrawn before shipping: do not pack',
  'withdrawal-waits': 'A withdrawal waits: its refund is due soon',
};
export type AlertKind = keyof typeof TITLES;

export const isAlertKind = (kind: string): kind is AlertKind => Object.hasOwn(TITLES, kind);

/** Title of an alert. A stored kind that no longer exists gets a title made from its name. */
export const alertTitle = (kind: string): string =>
  isAlertKind(kind) ? TITLES[kind] : defaultLabel(kind).replaceAll('-', ' ');

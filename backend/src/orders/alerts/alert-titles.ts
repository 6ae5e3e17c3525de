import { nameField } from '../../platform/admin/apply-views';

/** Alert titles in the admin; the mails about them are in Dutch (mails/operator-mails.ts). */
const TITLES: Record<string, string> = {
  oversold: 'Paid late, partly sold out',
  double: 'Paid twice',
  amount: 'A wrong amount or currency was paid',
  'paid-after-refund': 'Paid again after a refund',
  chargeback: 'The bank took the payment back',
  'chargeback-reversed': 'Chargeback reversed: the money is back',
  refused: 'Impossible update from the payment provider',
  'return-refused': 'Automatic refund rejected',
  'return-stuck': 'Automatic refund pending for an hour',
  'refund-failed': 'Refund failed or canceled',
  'refund-stuck': 'Refund could not be sent',
  'payment-unknown': 'The payment provider does not know the payment',
  'mail-dead': 'A mail could not be sent',
  document: 'Invoice file missing or changed',
  'credit-lost': 'Discounted by a purchase that is no longer paid',
  'lessons-twice': 'Lessons paid for twice',
  withdrawal: 'Withdrawn before shipping: do not pack',
};

/** Title of an alert; kinds without one get a title made from their name. */
export const alertTitle = (kind: string): string => TITLES[kind] ?? nameField(kind).replaceAll('-', ' ');

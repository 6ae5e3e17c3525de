import { nameField } from '../../platform/admin/apply-views';

/** What an alert is called in the admin; the mail about it is Dutch (mails/operator-mails.ts). */
const TITLES: Record<string, string> = {
  oversold: 'Paid late, and part of it is sold out',
  double: 'Paid twice',
  amount: 'A wrong amount or currency was paid',
  'paid-after-refund': 'Paid again after it was refunded',
  chargeback: 'The bank took the payment back',
  'chargeback-reversed': 'A chargeback was reversed: the money is here again',
  refused: 'The payment provider says what can not be',
  'return-refused': 'Money that must go back could not be refunded',
  'return-stuck': 'Money that must go back has been waiting for an hour',
  'refund-failed': 'A refund failed or was called off',
  'refund-stuck': 'A refund can not be sent',
  'payment-unknown': 'The payment provider does not know the payment',
  'mail-dead': 'A mail could not be sent',
  document: 'The file of an invoice was gone or changed',
  'credit-lost': 'The price was lowered by a purchase that is not paid for any more',
  'lessons-twice': 'Lessons were paid that another order had opened already',
  withdrawal: 'Withdrawn before it was sent: do not pack',
};

/** A readable title for any kind, also one that another part of the shop raises. */
export const titleOf = (kind: string): string => TITLES[kind] ?? nameField(kind).replaceAll('-', ' ');

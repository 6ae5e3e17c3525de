/** All kinds of mail by their renderer, which has the same name or that of the family (`form` for `form.received`). */
const KINDS = {
  'order-received': ['order-received'],
  'order-paid': ['order-paid'],
  'bank-transfer': ['bank-transfer'],
  'order-shipped': ['order-shipped'],
  'payment-link': ['payment-link'],
  'order-money-back': ['order-money-back'],
  'order-refunded': ['order-refunded'],
  'gift-card': ['gift-card'],
  'lesson-gift': ['lesson-gift'],
  'operator-paid': ['operator-paid'],
  'operator-reviews': ['operator-reviews'],
  'review-request': ['review-request'],
  'review-rejected': ['review-rejected'],
  'back-in-stock': ['back-in-stock'],
  'cart-reminder': ['cart-reminder'],
  account: [
    'account.confirm',
    'account.reset',
    'account.signin',
    'account.email-change',
    'account.email-undo',
    'account.order-access',
    'account.password-changed',
    'account.passkey-added',
    'account.passkey-removed',
    'account.goodbye',
  ],
  form: ['form.received', 'form.confirmed', 'form.flood'],
  practice: ['practice.step', 'practice.ended'],
  newsletter: ['newsletter.confirm', 'newsletter.welcome'],
  question: ['question.waiting', 'question.decided'],
  adult: ['adult.invitation', 'adult.accepted'],
  withdrawal: ['withdrawal.received', 'withdrawal.rejected', 'withdrawal.operator', 'withdrawal.flood'],
  recall: ['recall.notice'],
  exchange: ['exchange.accepted', 'exchange.sent', 'exchange.ended'],
  return: ['return.accepted', 'return.reminder', 'return.arrived'],
} as const;

/** Each has a renderer, see `startup/mail-renderers.ts`. */
export type MailFamily = keyof typeof KINDS | 'operator-alert' | 'staff-invitation';

/** A numbered kind is one mail per payment, or per alert and time it was raised, instead of one per topic. */
export type MailKind =
  | (typeof KINDS)[keyof typeof KINDS][number]
  | `bank-transfer.${number}`
  | `payment-link.${number}`
  | `order-money-back.${number}`
  | `gift-card.${number}`
  | `operator-alert.${number}.${number}`
  | `staff-invitation.${number}`;

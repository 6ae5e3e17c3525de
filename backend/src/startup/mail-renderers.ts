import { renderAdultMail } from '../academy/adults/adult-mails';
import { renderPracticeMail } from '../academy/practice-mail/practice-mails';
import { renderQuestionMail } from '../academy/questions/question-mails';
import { renderAccountMail } from '../accounts/render-account-mail';
import { renderExchangeMail } from '../after-sales/exchanges/exchange-mails';
import { renderRefundMail } from '../after-sales/refunds/refund-mail';
import { renderRecallMail } from '../after-sales/recalls/recall-mail';
import { renderReturnMail } from '../after-sales/returns/return-mails';
import { renderWithdrawalMail } from '../after-sales/withdrawals/withdrawal-mails';
import { renderBackInStock } from '../catalog/back-in-stock/back-in-stock-mail';
import { renderFormMail } from '../content/forms/render-form-mails';
import { renderCartReminder } from '../marketing/cart-reminders/reminder-mail';
import { renderNewsletterMail } from '../marketing/newsletter/newsletter-mails';
import { renderRejected, renderRequest, renderWaiting } from '../marketing/reviews/review-mails';
import { renderGiftCardMail } from '../notifications/gift-card-mail';
import { renderLessonGiftMail } from '../notifications/lesson-gift-mail';
import { renderAlertMail } from '../notifications/alert-mails';
import { renderInvitation } from '../back-office/staff/invitation-mail';
import { renderOrderMail } from '../notifications/order-mails';
import type { MailFamily } from '../platform/outbox/mail-kinds';
import type { Renderer } from '../platform/outbox/mail-renderers';

/** Renderer of each kind of mail; a missing one is a compile error. */
export const MAIL_RENDERERS: Record<MailFamily, Renderer> = {
  'order-received': renderOrderMail,
  'order-paid': renderOrderMail,
  'bank-transfer': renderOrderMail,
  'order-shipped': renderOrderMail,
  'payment-link': renderOrderMail,
  'order-money-back': renderOrderMail,
  'operator-paid': renderOrderMail,
  'operator-alert': renderAlertMail,
  'order-refunded': renderRefundMail,
  'gift-card': renderGiftCardMail,
  'lesson-gift': renderLessonGiftMail,
  withdrawal: renderWithdrawalMail,
  exchange: renderExchangeMail,
  return: renderReturnMail,
  recall: renderRecallMail,
  account: renderAccountMail,
  adult: renderAdultMail,
  question: renderQuestionMail,
  'back-in-stock': renderBackInStock,
  'cart-reminder': renderCartReminder,
  form: renderFormMail,
  newsletter: renderNewsletterMail,
  practice: renderPracticeMail,
  'review-request': renderRequest,
  'review-rejected': renderRejected,
  'operator-reviews': renderWaiting,
  'staff-invitation': renderInvitation,
};

import {
  bankTransferMail,
  moneyBackMail,
  orderPaidMail,
  orderReceivedMail,
  orderShippedMail,
  paymentLinkMail,
} from './customer-mails';
import type { Mail } from '../platform/outbox/mail-renderers';
import { renderHtml, renderText } from '../platform/mail/render-mail';
import type { MailData } from './order-mail-data';
import { operatorAlertMail, operatorPaidMail } from './operator-mails';

const CUSTOMER_MAILS = {
  'order-received': orderReceivedMail,
  'order-paid': orderPaidMail,
  'bank-transfer': bankTransferMail,
  'order-shipped': orderShippedMail,
  'payment-link': paymentLinkMail,
  'order-money-back': moneyBackMail,
};

const isCustomerKind = (kind: string): kind is keyof typeof CUSTOMER_MAILS => Object.hasOwn(CUSTOMER_MAILS, kind);

/**
 * Renders the mail of an outbox row; null if it has no recipient (for example no operator address). A suffix after a dot
 * distinguishes mails of the same kind.
 */
export function renderMail(name: string, data: MailData): Mail | null {
  const [kind = name] = name.split('.');
  const toCustomer = isCustomerKind(kind);
  const to = toCustomer ? data.order.email : data.company.operatorEmail;
  if (!to) return null;
  const mail = toCustomer
    ? CUSTOMER_MAILS[kind](data)
    : kind === 'operator-paid'
      ? operatorPaidMail(data)
      : operatorAlertMail(kind.replace('operator-alert-', ''), data);
  return { to, subject: mail.subject, html: renderHtml(mail), text: renderText(mail) };
}

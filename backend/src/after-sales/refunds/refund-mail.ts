import { z } from 'zod';
import { type CustomerMail, composeMail, openButton } from '../../notifications/customer-mails';
import { renderHtml, renderText } from '../../platform/mail/render-mail';
import type { Block } from '../../platform/mail/render-mail';
import { type MailData, readMailData } from '../../notifications/order-mail-data';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { money } from '../../notifications/order-mail-blocks';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type PaymentRow, isCardPayment, isHandPayment } from '../../orders/records/order-rows';
import { LIVE_STATES, type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import type { Db } from '../../platform/database/row-helpers';
import { formatLineOptions } from '../../orders/records/format-line-options';

const payloadSchema = z.object({ refund: z.number().int() });

/** Refunded lines; none for a free amount, or for a part of a line that is refunded from two payments. */
function lineBlocks(data: MailData, refund: RefundRow): Block[] {
  const parts = parseRefundLines(refund);
  if (parts.length === 0 || parts.some(({ quantity }) => quantity === 0)) return [];
  const rows = parts.flatMap(({ lineId, quantity, amount }) => {
    const line = data.lines.find(({ id }) => id === lineId);
    return line
      ? [{ title: line.title, detail: formatLineOptions(line, data.locale), quantity, total: money(data, amount) }]
      : [];
  });
  return [{ kind: 'lines', rows }];
}

type PaidBy = Pick<PaymentRow, 'provider'> | undefined;

/** What is said of money, of what went back to a gift card, and of what the shop pays out itself. */
function textsOf(data: MailData, payment: PaidBy) {
  const { orderRefunded: texts } = MESSAGES[data.locale];
  const { subjectCard, titleCard, introCard, whenCard } = texts;
  const { subjectByHand, titleByHand, introByHand, whenByHand } = texts;
  if (payment && isHandPayment(payment))
    return { ...texts, subject: subjectByHand, title: titleByHand, intro: introByHand, when: whenByHand };
  return payment && isCardPayment(payment)
    ? { ...texts, subject: subjectCard, title: titleCard, intro: introCard, when: whenCard }
    : texts;
}

function refundMail(data: MailData, refund: RefundRow, payment: PaidBy): CustomerMail {
  const { common } = MESSAGES[data.locale];
  const orderRefunded = textsOf(data, payment);
  const amount = money(data, refund.amount);
  const shipping = refund.shipping > 0 ? [{ label: common.shipping, value: money(data, refund.shipping) }] : [];
  const subject = fill(orderRefunded.subject, { amount, orderNr: data.order.order_nr });
  return composeMail(data, subject, orderRefunded.title, [
    { kind: 'text', text: fill(orderRefunded.intro, { amount, orderNr: data.order.order_nr }) },
    ...lineBlocks(data, refund),
    { kind: 'totals', rows: [...shipping, { label: orderRefunded.total, value: amount, strong: true }] },
    { kind: 'text', text: orderRefunded.when },
    openButton(data),
  ]);
}

/** Sends nothing when the refund has failed meanwhile. */
export async function renderRefundMail(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const { refund: id } = payloadSchema.parse(parsePayload(row.payload));
  const refund: RefundRow | undefined = await db('refunds').where({ id }).whereIn('state', LIVE_STATES).first();
  const data = refund ? await readMailData(db, refund.order_id, null, batch) : null;
  if (!refund || !data) return null;
  const payment: PaidBy =
    refund.payment_id === null ? undefined : await db('payments').where({ id: refund.payment_id }).first('provider');
  const { subject, ...content } = refundMail(data, refund, payment);
  const mail = { to: data.order.email, subject, html: renderHtml(content), text: renderText(content) };
  return { mail, company: data.company, origin: data.origin };
}

import { z } from 'zod';
import { formatDay } from '../domain/shop-calendar';
import type { Block, MailContent } from '../platform/mail/render-mail';
import type { MailData } from './order-mail-data';
import { MESSAGES, fill } from '../platform/mail/messages';
import { detailBlock, hasBonus, hasLessons, hasParcel, invoiceBlocks, money, orderBlocks } from './order-mail-blocks';
import { toDate } from '../platform/database/row-helpers';
import { moneyDue, readDelivery, readLessonRecipient, readPickupPoint } from '../orders/records/order-rows';
import { orderTrackingUrl } from '../orders/records/tracking';
import { pickupPointLines } from '../../contract/pickup-points';
import { formatDeliveryDates } from '../../contract/delivery';
import { LOCALE_SETTINGS } from '../../contract/locales';
import { footerLines } from '../platform/mail/options-and-footer';

export interface CustomerMail extends MailContent {
  subject: string;
}

/** Wraps blocks with greeting and footer of a customer mail. */
export function composeMail(data: MailData, subject: string, title: string, blocks: Block[]): CustomerMail {
  const { common } = MESSAGES[data.locale];
  const { company } = data;
  const closing: Block[] = [
    ...(company.email ? [{ kind: 'text' as const, text: fill(common.questions, { email: company.email }) }] : []),
    { kind: 'text', text: fill(common.regards, { shop: company.siteName }) },
  ];
  return {
    language: data.locale,
    shop: company.siteName,
    subject: fill(subject, { orderNr: data.order.order_nr }),
    title,
    blocks: [{ kind: 'text', text: fill(common.hello, { firstname: data.order.firstname }) }, ...blocks, ...closing],
    footer: footerLines(data),
  };
}

export const openButton = (data: MailData): Block => ({
  kind: 'button',
  label: MESSAGES[data.locale].common.viewOrder,
  url: data.accessUrl,
});

/** Link to the withdrawal function, required for physical goods (Directive 2011/83/EU art. 11a(1)). */
function withdrawalLink(data: MailData): Block[] {
  if (!hasParcel(data)) return [];
  const { text, lessons, label } = MESSAGES[data.locale].withdrawal.order;
  const isWaived = hasLessons(data) && Boolean(data.order.immediate_access);
  return [{ kind: 'link', text: isWaived ? `${text} ${lessons}` : text, label, url: `${data.accessUrl}&to=withdraw` }];
}

/** Lessons that the buyer can watch: their own, or free ones. */
const opensLessons = (data: MailData): boolean =>
  (hasLessons(data) && readLessonRecipient(data.order) === null) || hasBonus(data);

/** The link gives the browser access to the order and its lessons without signing in. */
function lessonsButton(data: MailData): Block[] {
  if (!opensLessons(data)) return [];
  return [{ kind: 'button', label: MESSAGES[data.locale].common.openLessons, url: `${data.accessUrl}&to=academy` }];
}

/** What happens next, with the days of delivery as the order has them. */
function whatFollows(
  data: MailData,
  text: { delivery: string; deliveryDates: string; lessons: string; bonus: string },
  gift: 'waits' | 'sent',
): Block[] {
  const blocks: Block[] = [];
  const promised = readDelivery(data.order);
  if (hasParcel(data)) {
    const days = promised && formatDeliveryDates(promised, LOCALE_SETTINGS[data.locale].tag);
    blocks.push({
      kind: 'text',
      text: days ? `${text.delivery} ${fill(text.deliveryDates, { days })}` : text.delivery,
    });
  }
  const recipient = readLessonRecipient(data.order);
  if (recipient) blocks.push({ kind: 'text', text: fill(MESSAGES[data.locale].lessonGift[gift], { ...recipient }) });
  else if (hasLessons(data)) blocks.push({ kind: 'text', text: text.lessons });
  if (hasBonus(data) && (recipient || !hasLessons(data))) blocks.push({ kind: 'text', text: text.bonus });
  return blocks;
}

/** Until when the order can be paid, should the payment fail; free orders have no such day. */
function priceHeldNote(data: MailData): Block[] {
  const until = toDate(data.order.price_until);
  if (!until) return [];
  const date = formatDay(until, data.company.timeZone, LOCALE_SETTINGS[data.locale].tag);
  return [{ kind: 'small', text: fill(MESSAGES[data.locale].orderReceived.priceHeld, { date }) }];
}

export function orderReceivedMail(data: MailData): CustomerMail {
  const text = MESSAGES[data.locale];
  const { orderReceived } = text;
  const isFree = data.order.total === 0;
  const isPaid = moneyDue(data.order) === 0;
  const account: Block[] =
    data.order.account_state === 'created'
      ? [
          { kind: 'text', text: fill(orderReceived.account, { email: data.order.email }) },
          { kind: 'button', label: orderReceived.setPassword, url: `${data.origin}/forgot-password` },
        ]
      : [];
  return composeMail(data, orderReceived.subject, orderReceived.title, [
    { kind: 'text', text: orderReceived.intro },
    ...orderBlocks(data),
    detailBlock(data),
    ...whatFollows(data, isPaid ? text.orderPaid : orderReceived, isPaid ? 'sent' : 'waits'),
    ...(isFree ? lessonsButton(data) : []),
    openButton(data),
    ...(isPaid ? [] : priceHeldNote(data)),
    { kind: 'small', text: orderReceived.access },
    // Free orders get no payment mail.
    ...(isFree ? invoiceBlocks(data) : []),
    ...account,
    { kind: 'small', title: orderReceived.consentTitle, text: data.order.consent_text },
    ...(data.attached.length > 0
      ? [{ kind: 'small' as const, title: orderReceived.attachedTitle, text: data.attached.join('\n') }]
      : []),
  ]);
}

export function orderPaidMail(data: MailData): CustomerMail {
  const { orderPaid } = MESSAGES[data.locale];
  return composeMail(data, orderPaid.subject, orderPaid.title, [
    {
      kind: 'text',
      text: fill(orderPaid.intro, { total: money(data, data.order.total), orderNr: data.order.order_nr }),
    },
    ...whatFollows(data, orderPaid, 'sent'),
    ...lessonsButton(data),
    openButton(data),
    ...invoiceBlocks(data),
    ...orderBlocks(data),
    ...withdrawalLink(data),
  ]);
}

/** The order is canceled when no money has come by then. */
function transferDeadline({ bankUntil, company, locale }: MailData): [string, string][] {
  if (!bankUntil) return [];
  const day = formatDay(bankUntil, company.timeZone, LOCALE_SETTINGS[locale].tag);
  return [[MESSAGES[locale].bankTransfer.deadline, day]];
}

export function bankTransferMail(data: MailData): CustomerMail {
  const { bankTransfer } = MESSAGES[data.locale];
  const { bank } = data;
  if (!bank) throw new Error('There are no bank details');
  return composeMail(data, bankTransfer.subject, bankTransfer.title, [
    { kind: 'text', text: bankTransfer.intro },
    {
      kind: 'details',
      rows: [
        [bankTransfer.amount, money(data, data.bankAmount)],
        [bankTransfer.beneficiary, bank.bankName],
        [bankTransfer.account, bank.bankAccount],
        [bankTransfer.bic, bank.bankBic],
        [bankTransfer.reference, bank.transferReference],
        ...transferDeadline(data),
      ],
    },
    { kind: 'text', text: bankTransfer.outro },
    openButton(data),
  ]);
}

export function orderShippedMail(data: MailData): CustomerMail {
  const { orderShipped } = MESSAGES[data.locale];
  const { carrier, tracking_code: tracking } = data.order;
  const rows: [string, string][] = [];
  if (carrier) rows.push([orderShipped.carrier, carrier]);
  if (tracking) rows.push([orderShipped.tracking, tracking]);
  const point = readPickupPoint(data.order);
  if (point) rows.push([MESSAGES[data.locale].common.pickupAt, pickupPointLines(point).join('\n')]);
  const url = orderTrackingUrl(data.order);
  return composeMail(data, orderShipped.subject, orderShipped.title, [
    { kind: 'text', text: fill(orderShipped.intro, { orderNr: data.order.order_nr }) },
    ...(rows.length > 0 ? [{ kind: 'details' as const, rows }] : []),
    ...(url === null ? [] : [{ kind: 'button' as const, label: orderShipped.follow, url }]),
    openButton(data),
    ...withdrawalLink(data),
  ]);
}

const linkSchema = z.object({ amount: z.number() });

/** Asks for what an order still needs; the order's page leads to the payment provider, also when that page has ended. */
export function paymentLinkMail(data: MailData): CustomerMail {
  const { paymentLink } = MESSAGES[data.locale];
  const { amount } = linkSchema.parse(data.payload);
  const values = { orderNr: data.order.order_nr, amount: money(data, amount) };
  return composeMail(data, paymentLink.subject, paymentLink.title, [
    { kind: 'text', text: fill(paymentLink.intro, values) },
    { kind: 'button', label: paymentLink.button, url: data.accessUrl },
    ...orderBlocks(data),
    { kind: 'small', text: paymentLink.outro },
  ]);
}

const returnSchema = z.object({
  amount: z.number(),
  reason: z.enum(['gone', 'lessons', 'canceled', 'double', 'gift_card']),
  toCard: z.boolean().default(false),
});

/** Automatic refund: reason, amount and expected arrival. */
export function moneyBackMail(data: MailData): CustomerMail {
  const { moneyBack } = MESSAGES[data.locale];
  const { amount, reason, toCard } = returnSchema.parse(data.payload);
  const values = { orderNr: data.order.order_nr, amount: money(data, amount) };
  return composeMail(data, moneyBack.subject, moneyBack.title, [
    { kind: 'text', text: fill(moneyBack[reason], values) },
    { kind: 'text', text: fill(toCard ? moneyBack.howCard : moneyBack.how, values) },
    openButton(data),
  ]);
}

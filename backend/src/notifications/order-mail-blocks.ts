import { formatMoney } from '../../contract/money';
import { formatDay } from '../domain/shop-calendar';
import { formatAddress } from '../orders/records/format-address';
import { withMethod } from '../orders/records/with-method';
import {
  type LineRow,
  moneyDue,
  readAddress,
  readDiscountCodes,
  readPickupPoint,
  readPromotions,
  readVatLines,
} from '../orders/records/order-rows';
import { namePromotion } from '../orders/promotions/name-promotion';
import { pickupPointLines } from '../../contract/pickup-points';
import type { Block, TotalRow } from '../platform/mail/render-mail';
import type { MailData } from './order-mail-data';
import { MESSAGES, fill } from '../platform/mail/messages';
import { toDate } from '../platform/database/row-helpers';
import { formatLineOptions } from '../orders/records/format-line-options';
import { parseLineGrants } from '../orders/records/line-grants';
import { isAcademyType } from '../../contract/products';
import { LOCALE_SETTINGS } from '../../contract/locales';

export const money = (data: MailData, cents: number): string =>
  formatMoney({ amount: cents, currency: data.order.currency }, LOCALE_SETTINGS[data.locale].tag);

/** Colour, size and the reason for a reduced price. */
function detailOf(line: LineRow, data: MailData): string {
  const text = MESSAGES[data.locale];
  const credit = line.credit ?? 0;
  if (credit === 0) return formatLineOptions(line, data.locale);
  const amounts = { usual: money(data, line.unit_price + credit), credit: money(data, credit) };
  return [formatLineOptions(line, data.locale), fill(text.common.credit, amounts)].filter(Boolean).join(', ');
}

export const hasParcel = (data: MailData): boolean => data.lines.some((line) => line.product_type === 'physical');
export const hasLessons = (data: MailData): boolean => data.lines.some((line) => isAcademyType(line.product_type));
/** Free lessons included with a suit. */
export const hasBonus = (data: MailData): boolean =>
  data.lines.some((line) => parseLineGrants(line).some(({ source }) => source === 'bonus'));

/** Promotions, then discounts of codes; free shipping has no separate amount. */
function discountRows(data: MailData): TotalRow[] {
  const { common } = MESSAGES[data.locale];
  const promotions = readPromotions(data.order).map((promotion) => ({
    label: namePromotion(promotion, data.locale),
    value: money(data, -promotion.amount),
  }));
  const codes = readDiscountCodes(data.order)
    .filter(({ kind }) => kind !== 'free_shipping')
    .map(({ code, amount }) => ({ label: fill(common.discount, { code }), value: money(data, -amount) }));
  return [...promotions, ...codes];
}

function shippingRow(data: MailData): TotalRow {
  const { order } = data;
  const { common } = MESSAGES[data.locale];
  const free = readDiscountCodes(order).find(({ kind }) => kind === 'free_shipping');
  if (free) return { label: fill(common.freeShipping, { code: free.code }), value: money(data, 0) };
  const label = order.shipping === 0 ? common.noShipping : common.shipping;
  return { label: withMethod(label, order.delivery_method, common), value: money(data, order.shipping) };
}

/** What a gift card pays, and what is left for another way. */
function giftCardRows(data: MailData): TotalRow[] {
  const { gift_card_amount: card } = data.order;
  if (!card) return [];
  const { common } = MESSAGES[data.locale];
  const rest = moneyDue(data.order);
  return [
    { label: common.giftCard, value: money(data, -card) },
    ...(rest > 0 ? [{ label: common.otherMoney, value: money(data, rest) }] : []),
  ];
}

/** Order lines and totals. */
export function orderBlocks(data: MailData): Block[] {
  const { order, lines } = data;
  const { common } = MESSAGES[data.locale];
  return [
    {
      kind: 'lines',
      rows: lines.map((line) => ({
        title: line.title,
        detail: detailOf(line, data),
        quantity: line.quantity,
        total: money(data, line.total),
      })),
    },
    {
      kind: 'totals',
      rows: [
        { label: common.subtotal, value: money(data, order.subtotal) },
        ...discountRows(data),
        shippingRow(data),
        { label: common.total, value: money(data, order.total), strong: true },
        ...giftCardRows(data),
        ...readVatLines(order).map((line) => ({
          label: fill(common.vat, { rate: line.rate.toLocaleString(LOCALE_SETTINGS[data.locale].tag) }),
          value: money(data, line.amount),
        })),
      ],
    },
  ];
}

/** Link to the invoice PDF; it first gives the browser access to the order. */
export function invoiceBlocks(data: MailData): Block[] {
  const invoice = data.documents.find((document) => document.kind === 'invoice');
  if (!invoice) return [];
  const label = fill(MESSAGES[data.locale].common.viewInvoice, { number: invoice.number });
  return [{ kind: 'link', label, url: `${data.accessUrl}&to=${encodeURIComponent(invoice.number)}` }];
}

/** Order number, date and addresses. */
export function detailBlock(data: MailData): Block {
  const { order } = data;
  const { common } = MESSAGES[data.locale];
  const shipping = readAddress(order.shipping_address);
  const billing = readAddress(order.billing_address);
  const rows: [string, string][] = [
    [common.orderNumber, order.order_nr],
    [
      common.placedAt,
      formatDay(toDate(order.placed_at) ?? new Date(), data.company.timeZone, LOCALE_SETTINGS[data.locale].tag),
    ],
  ];
  const point = readPickupPoint(order);
  if (point) rows.push([common.pickupAt, pickupPointLines(point).join('\n')]);
  else if (shipping) rows.push([common.deliverTo, formatAddress(shipping, data.locale)]);
  // The customer's own address is then on the bill only.
  const billTo = billing ?? (point && shipping);
  if (billTo) rows.push([common.billTo, formatAddress(billTo, data.locale)]);
  return { kind: 'details', rows };
}

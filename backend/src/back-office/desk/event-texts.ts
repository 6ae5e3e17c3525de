import { alertTitle } from '../../orders/alerts/alert-titles';
import { formatMoney } from '../../../contract/money';
import { formatDay } from '../../domain/shop-calendar';

/** An entry of the order timeline for operators. */
export interface TimelineEntry {
  at: string;
  /** Name of the actor, `Customer` or `Shop`. */
  by: string;
  kind: 'event' | 'note' | 'mail';
  text: string;
}

export interface StoredEvent {
  kind: string;
  data: Record<string, unknown>;
}

export interface FormatOptions {
  currency: string;
  timeZone: string;
}

const STATUS: Record<string, string> = {
  open: 'Waiting for payment',
  paid: 'The order is paid',
  failed: 'The payment failed',
  canceled: 'The order is canceled',
  expired: 'The time to pay is over',
  partially_refunded: 'The order is partially refunded',
  refunded: 'The order is fully refunded',
  charged_back: 'The payment was charged back',
};

const PARCEL: Record<string, string> = {
  canceled: 'No longer to be packed',
  shipped: 'Marked as shipped',
  delivered: 'Marked as delivered',
  returned: 'Marked as returned',
};

type Values = Record<string, unknown>;
type Describe = (data: Values, manner: FormatOptions) => string;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Replaces separators of identifiers such as `partially_refunded` or `order-paid` by spaces. */
export const spaced = (code: string): string => code.replaceAll(/[-_.]/g, ' ');
const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
const money = (cents: unknown, { currency }: FormatOptions): string =>
  typeof cents === 'number' ? formatMoney({ amount: cents, currency }, 'en-IE') : '';
const day = (iso: unknown, { timeZone }: FormatOptions): string => formatDay(new Date(text(iso)), timeZone, 'en-GB');
const because = (what: string, why: unknown): string => (text(why) ? `${what}: ${text(why)}` : what);
const joined = (parts: string[]): string => parts.filter(Boolean).join(', ');

function describePayment(data: Values, manner: FormatOptions): string {
  const back = [
    Number(data.refunded) > 0 ? `${money(data.refunded, manner)} refunded` : '',
    Number(data.chargedBack) > 0 ? `${money(data.chargedBack, manner)} charged back` : '',
  ];
  return joined([`Payment ${text(data.attempt)}: ${spaced(text(data.state))}`, ...back]);
}

function describeDelivery(data: Values, manner: FormatOptions): string {
  const to = text(data.to);
  if (data.undo) return `Undone: not ${spaced(text(data.from))} after all`;
  if (data.from === to) return `Day of delivery corrected to ${day(data.on, manner)}`;
  return `${PARCEL[to] ?? `Parcel: ${spaced(to)}`}${data.on ? `, on ${day(data.on, manner)}` : ''}`;
}

/** The reason is a sentence or an identifier of the state machine. */
function describeRefusal(data: Values): string {
  const why = text(data.why);
  return `Refused, ${spaced(text(data.what))}: ${why.includes(' ') ? why : spaced(why)}`;
}

function describeMissing(data: Values): string {
  const missing = Array.isArray(data.missing) ? (data.missing as Values[]) : [];
  const list = missing.map((line) => `${text(line.quantity)} × ${text(line.sku)}`).join(', ');
  return `Paid, but sold out meanwhile${list ? `: ${list}` : ''}`;
}

const countOf = (count: unknown, what: string): string => `${text(count)} ${what}${count === 1 ? '' : 's'}`;

function describeArrival(data: Values, manner: FormatOptions): string {
  const parts = [
    Number(data.asNew) > 0 ? `${text(data.asNew)} as new` : '',
    Number(data.worn) > 0 ? `${text(data.worn)} worn or damaged` : '',
    Number(data.withheld) > 0 ? `${money(data.withheld, manner)} kept` : '',
  ];
  return because(`Parcel arrived: ${joined(parts)}`, data.reason);
}

const CHANNELS: Record<string, string> = { telephone: 'by telephone', 'in-person': 'in person', mail: 'by mail' };

const CARD: Record<string, string> = { paid: 'taken', canceled: 'given back', authorized: 'held again' };

const EVENTS: Record<string, Describe> = {
  placed: (data, manner) => (data.free ? 'Ordered, nothing to pay' : `Ordered for ${money(data.total, manner)}`),
  'placed-by-hand': (data) =>
    `Entered by the shop for the customer, who ordered ${CHANNELS[text(data.channel)] ?? ''}`.trim(),
  'paid-by-hand': (data, manner) =>
    joined([
      `${money(data.amount, manner)} came ${data.method === 'cash' ? 'in cash' : 'by transfer'}`,
      text(data.reference),
    ]),
  'payment-link': (data, manner) => `Link to pay ${money(data.amount, manner)} mailed`,
  'payment-started': (data) => `Payment ${text(data.attempt)} started`,
  payment: describePayment,
  status: (data) => STATUS[text(data.to)] ?? `The order is ${spaced(text(data.to))}`,
  'stock-returned': () => 'The items were returned to stock',
  'stock-taken-again': () => 'The items were taken from stock again',
  oversold: describeMissing,
  'credit-gone': () => 'Paid, but what was credited from an earlier purchase is no longer available',
  account: (data) => `Customer account: ${spaced(text(data.state))}`,
  replaced: () => 'Replaced by another order of the same customer',
  delivery: describeDelivery,
  parcel: (data) =>
    `${data.corrected ? 'Parcel corrected' : 'Parcel'}: ${joined([text(data.carrier), text(data.trackingCode)])}`,
  label: (data) => `Label: ${joined([text(data.carrier), text(data.trackingCode)])}`,
  lots: (data) => `Lot numbers: ${text(data.lots)}`,
  carrier: (data) => `${text(data.carrier) || 'Carrier'}: ${text(data.said)}`,
  'gift-card': (data, manner) =>
    `Gift card: ${money(data.amount, manner)} ${CARD[text(data.state)] ?? spaced(text(data.state))}`,
  'gift-card-issued': (data, manner) => `Gift card …${text(data.end)} of ${money(data.amount, manner)} issued`,
  'gift-card-closed': (data, manner) => `Gift card …${text(data.end)} closed, ${money(data.amount, manner)} left on it`,
  'gift-card-reopened': (data, manner) => `Gift card …${text(data.end)} open again with ${money(data.amount, manner)}`,
  'gift-card-blocked': (data) => because(`Gift card …${text(data.end)} blocked`, data.reason),
  'gift-card-unblocked': (data) => because(`Gift card …${text(data.end)} open again`, data.reason),
  note: (data) => text(data.text),
  'refund-requested': (data, manner) => because(`Refund of ${money(data.amount, manner)}`, data.reason),
  'refund-sent': (data, manner) => `Refund of ${money(data.amount, manner)} sent to the payment provider`,
  'refund-completed': () => 'The refund has reached the customer',
  'refund-failed': (data, manner) => because(`Refund of ${money(data.amount, manner)} failed`, data.reason),
  'refund-found': (data, manner) => `${money(data.amount, manner)} was refunded at the payment provider`,
  'return-due': (data, manner) =>
    because(`${money(data.amount, manner)} is refunded automatically`, spaced(text(data.reason))),
  canceled: (data) => because('Canceled by the shop', data.reason),
  returned: (data) => because('Items returned', data.reason),
  'return-accepted': (data, manner) =>
    because(
      `Return of ${countOf(data.pieces, 'piece')} accepted, to be sent by ${day(data.sendBackBy, manner)}`,
      data.reason,
    ),
  'parcel-arrived': describeArrival,
  exchange: (data) => `Other size kept: ${text(data.sku)}`,
  'exchange-due': (data) => `Other size to be sent now: ${text(data.sku)}`,
  'exchange-sent': (data) => `Other size sent: ${text(data.sku)}`,
  'exchange-ended': (data) => `Other size no longer kept: ${text(data.sku)}`,
  'return-closed': (data) => because('Waits no longer for the return', data.reason),
  recall: (data) => `Told of the recall “${text(data.name)}”`,
  document: (data) => `${data.role === 'invoice' ? 'Invoice' : 'Credit note'} ${text(data.number)}`,
  withdrawal: (data) =>
    `Withdrawal ${text(data.receiptNr)} ${data.matchedBy === 'operator' ? 'linked to this order' : 'received'}`,
  'withdrawal-accepted': (data) => `Withdrawal ${text(data.receiptNr)} accepted`,
  'withdrawal-rejected': (data) => because(`Withdrawal ${text(data.receiptNr)} rejected`, data.note),
  alert: (data) => `Alert: ${alertTitle(text(data.kind))}`,
  'alert-resolved': (data) => because(`Resolved: ${alertTitle(text(data.kind))}`, data.note),
  'reservation-ended': () => 'The reservation expired and the items were returned to stock',
  'reserved-again': () => 'The items were reserved again',
  'vat-rate': (data) => `VAT rate ${text(data.from)} % became ${text(data.to)} %, the rate on the day of payment`,
  'payment-found': (data) => `Payment ${text(data.attempt)} was found at the payment provider`,
  'lessons-opened': ({ count }) => `Lessons opened: ${text(count)}`,
  'lessons-closed': ({ count }) => `Lessons closed: ${text(count)}`,
  'access-given': (data) => because(`Access given: ${text(data.what)}`, data.reason),
  'access-ended': (data) => because(`Access ended: ${text(data.what)}`, data.reason),
  'access-restored': (data) => `Access restored: ${text(data.what)}`,
  refused: describeRefusal,
};

/** Text for an event; unknown kinds are shown by name. */
export function describeEvent({ kind, data }: StoredEvent, manner: FormatOptions): string {
  return EVENTS[kind]?.(data, manner) ?? capital(spaced(kind));
}

/** Display name of an actor, without the `admin:` prefix. */
export function describeActor(actor: string | null): string {
  if (actor === 'customer') return 'Customer';
  if (!actor?.startsWith('admin:')) return 'Shop';
  return actor.slice('admin:'.length);
}

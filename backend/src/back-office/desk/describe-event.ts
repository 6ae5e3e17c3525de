import { alertTitle } from '../../orders/alerts/alert-titles';
import { formatMoney } from '../../../contract/money';
import { formatDay } from '../../domain/shop-calendar';

/** A line of an order's diary, for the people behind the counter. */
export interface DiaryLine {
  at: string;
  /** Who did it: a name, `Customer` or `Shop`. */
  by: string;
  kind: 'event' | 'note' | 'mail';
  text: string;
}

export interface StoredEvent {
  kind: string;
  data: Record<string, unknown>;
}

export interface Manner {
  currency: string;
  timeZone: string;
}

const STATUS: Record<string, string> = {
  open: 'Waiting for payment',
  paid: 'The order is paid',
  failed: 'The payment failed',
  canceled: 'The order is canceled',
  expired: 'The time to pay is over',
  partially_refunded: 'A part of the money went back',
  refunded: 'All the money went back',
  charged_back: 'The bank took the money back',
};

const PARCEL: Record<string, string> = {
  canceled: 'Not to be packed any more',
  shipped: 'Marked as shipped',
  delivered: 'Marked as delivered',
  returned: 'Marked as returned',
};

type Values = Record<string, unknown>;
type Describe = (data: Values, manner: Manner) => string;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** `partially_refunded`, `order-paid`: a word of the code as people write it. */
export const words = (code: string): string => code.replaceAll(/[-_.]/g, ' ');
const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
const money = (cents: unknown, { currency }: Manner): string =>
  typeof cents === 'number' ? formatMoney({ amount: cents, currency }, 'en-IE') : '';
const day = (iso: unknown, { timeZone }: Manner): string => formatDay(new Date(text(iso)), timeZone, 'en-GB');
const because = (what: string, why: unknown): string => (text(why) ? `${what}: ${text(why)}` : what);
const joined = (parts: string[]): string => parts.filter(Boolean).join(', ');

function describePayment(data: Values, manner: Manner): string {
  const back = [
    Number(data.refunded) > 0 ? `${money(data.refunded, manner)} sent back` : '',
    Number(data.chargedBack) > 0 ? `${money(data.chargedBack, manner)} taken back by the bank` : '',
  ];
  return joined([`Payment ${text(data.attempt)}: ${words(text(data.state))}`, ...back]);
}

function describeDelivery(data: Values, manner: Manner): string {
  const to = text(data.to);
  if (data.undo) return `Taken back: not ${words(text(data.from))} after all`;
  if (data.from === to) return `Day of delivery corrected to ${day(data.on, manner)}`;
  return `${PARCEL[to] ?? `Parcel: ${words(to)}`}${data.on ? `, on ${day(data.on, manner)}` : ''}`;
}

/** The reason is a sentence, or a name of the state machine. */
function describeRefusal(data: Values): string {
  const why = text(data.why);
  return `Refused, ${words(text(data.what))}: ${why.includes(' ') ? why : words(why)}`;
}

function describeMissing(data: Values): string {
  const missing = Array.isArray(data.missing) ? (data.missing as Values[]) : [];
  const list = missing.map((line) => `${text(line.quantity)} × ${text(line.sku)}`).join(', ');
  return `Paid for, but gone meanwhile${list ? `: ${list}` : ''}`;
}

const EVENTS: Record<string, Describe> = {
  placed: (data, manner) => (data.free ? 'Ordered, nothing to pay' : `Ordered for ${money(data.total, manner)}`),
  'payment-started': (data) => `Payment ${text(data.attempt)} started`,
  payment: describePayment,
  status: (data) => STATUS[text(data.to)] ?? `The order is ${words(text(data.to))}`,
  'stock-returned': () => 'The pieces went back on the shelf',
  'stock-taken-again': () => 'The pieces were taken from the shelf again',
  oversold: describeMissing,
  account: (data) => `Customer account: ${words(text(data.state))}`,
  replaced: () => 'Replaced by another order of the same customer',
  delivery: describeDelivery,
  parcel: (data) =>
    `${data.corrected ? 'Parcel corrected' : 'Parcel'}: ${joined([text(data.carrier), text(data.trackingCode)])}`,
  note: (data) => text(data.text),
  'refund-requested': (data, manner) => because(`Refund of ${money(data.amount, manner)}`, data.reason),
  'refund-sent': (data, manner) => `Refund of ${money(data.amount, manner)} given to the payment provider`,
  'refund-completed': () => 'The refund has reached the customer',
  'refund-failed': (data, manner) => because(`Refund of ${money(data.amount, manner)} failed`, data.reason),
  'refund-found': (data, manner) => `${money(data.amount, manner)} was refunded at the payment provider`,
  'return-due': (data, manner) =>
    because(`${money(data.amount, manner)} goes back by itself`, words(text(data.reason))),
  canceled: (data) => because('Canceled by the shop', data.reason),
  returned: (data) => because('Pieces came back', data.reason),
  document: (data) => `${data.role === 'invoice' ? 'Invoice' : 'Credit note'} ${text(data.number)}`,
  withdrawal: (data) =>
    `Withdrawal ${text(data.receiptNr)} ${data.matchedBy === 'operator' ? 'linked to this order' : 'received'}`,
  'withdrawal-accepted': (data) => `Withdrawal ${text(data.receiptNr)} accepted`,
  'withdrawal-rejected': (data) => because(`Withdrawal ${text(data.receiptNr)} rejected`, data.note),
  alert: (data) => `Problem: ${alertTitle(text(data.kind))}`,
  'alert-resolved': (data) => because(`Settled: ${alertTitle(text(data.kind))}`, data.note),
  'reservation-ended': () => 'The pieces were kept long enough, and went back on the shelf',
  'reserved-again': () => 'The pieces were reserved again',
  'payment-found': (data) => `Payment ${text(data.attempt)} was found at the payment provider`,
  'lessons-opened': ({ count }) => `Lessons opened: ${text(count)}`,
  'lessons-closed': ({ count }) => `Lessons closed: ${text(count)}`,
  'access-given': (data) => because(`Access given: ${text(data.what)}`, data.reason),
  'access-ended': (data) => because(`Access ended: ${text(data.what)}`, data.reason),
  'access-restored': (data) => `Access restored: ${text(data.what)}`,
  refused: describeRefusal,
};

/** A sentence for whatever happened; of what is new to it, it says at least the name. */
export function describeEvent({ kind, data }: StoredEvent, manner: Manner): string {
  return EVENTS[kind]?.(data, manner) ?? capital(words(kind));
}

/** The person's name, without the prefix that tells people from machines. */
export function describeActor(actor: string | null): string {
  if (actor === 'customer') return 'Customer';
  if (!actor?.startsWith('admin:')) return 'Shop';
  return actor.slice('admin:'.length);
}

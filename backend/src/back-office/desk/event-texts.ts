import { formatMoney } from '../../../contract/money';
import { STAFF_TAGS } from '../../../contract/staff-languages';
import { formatDay } from '../../domain/shop-calendar';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';

/** An entry of the order timeline for operators. */
export interface TimelineEntry {
  at: string;
  /** Name of the actor, or the words for the customer or the shop. */
  by: string;
  /** Done by the shop itself, not by a person. */
  isShop: boolean;
  kind: 'event' | 'note' | 'mail';
  text: string;
}

export interface StoredEvent {
  kind: string;
  data: Record<string, unknown>;
}

export interface FormatOptions {
  /** Words of the operator who reads it. */
  t: Translator;
  currency: string;
  timeZone: string;
}

type Values = Record<string, unknown>;
type Describe = (data: Values, manner: FormatOptions) => string;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
/** Replaces separators of identifiers such as `partially_refunded` or `order-paid` by spaces. */
export const spaced = (code: string): string => code.replaceAll(/[-_.]/g, ' ');
const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
const money = (cents: unknown, { currency, t }: FormatOptions): string =>
  typeof cents === 'number' ? formatMoney({ amount: cents, currency }, STAFF_TAGS[t.language].money) : '';
const day = (iso: unknown, { timeZone, t }: FormatOptions): string => formatDay(new Date(text(iso)), timeZone, t.tag);
const because = (what: string, why: unknown): string => (text(why) ? `${what}: ${text(why)}` : what);
const joined = (parts: string[]): string => parts.filter(Boolean).join(', ');

function describePayment(data: Values, manner: FormatOptions): string {
  const { t } = manner;
  const back = [
    Number(data.refunded) > 0 ? t('events.refundedPart', { amount: money(data.refunded, manner) }) : '',
    Number(data.chargedBack) > 0 ? t('events.chargedBackPart', { amount: money(data.chargedBack, manner) }) : '',
  ];
  const payment = t('events.payment', { attempt: text(data.attempt), state: t.code('state', text(data.state)) });
  return joined([payment, ...back]);
}

function describeDelivery(data: Values, manner: FormatOptions): string {
  const { t } = manner;
  const to = text(data.to);
  if (data.undo) return t('events.undone', { state: t.code('state', text(data.from)) });
  if (data.from === to) return t('events.dayCorrected', { day: day(data.on, manner) });
  const what = isParcelState(to) ? t(`events.parcelState.${to}`) : t('events.parcel', { what: spaced(to) });
  return data.on ? t('events.onDay', { what, day: day(data.on, manner) }) : what;
}

/** The reason is a sentence or an identifier of the state machine. */
function describeRefusal(data: Values, { t }: FormatOptions): string {
  const why = text(data.why);
  return t('events.refused', { what: spaced(text(data.what)), why: why.includes(' ') ? t.sentence(why) : spaced(why) });
}

function describeMissing(data: Values, { t }: FormatOptions): string {
  const missing = Array.isArray(data.missing) ? (data.missing as Values[]) : [];
  const list = missing.map((line) => `${text(line.quantity)} × ${text(line.sku)}`).join(', ');
  return list ? t('events.oversoldList', { list }) : t('events.oversold');
}

function describeArrival(data: Values, manner: FormatOptions): string {
  const { t } = manner;
  const parts = [
    Number(data.asNew) > 0 ? t('events.asNew', { count: text(data.asNew) }) : '',
    Number(data.worn) > 0 ? t('events.worn', { count: text(data.worn) }) : '',
    Number(data.withheld) > 0 ? t('events.kept', { amount: money(data.withheld, manner) }) : '',
  ];
  return because(t('events.arrived', { what: joined(parts) }), data.reason);
}

const PARCEL_STATES = ['canceled', 'shipped', 'delivered', 'returned'] as const;
const isParcelState = (value: string): value is (typeof PARCEL_STATES)[number] =>
  PARCEL_STATES.some((state) => state === value);

const CHANNELS: Record<string, TextKey> = {
  telephone: 'events.placedBy.telephone',
  'in-person': 'events.placedBy.in-person',
  mail: 'events.placedBy.mail',
};
const CARD: Record<string, TextKey> = {
  paid: 'events.giftCard.paid',
  canceled: 'events.giftCard.canceled',
  authorized: 'events.giftCard.authorized',
};

/** An event that names an amount, and perhaps a reason. */
const ofAmount =
  (key: TextKey): Describe =>
  (data, manner) =>
    because(manner.t(key, { amount: money(data.amount, manner), end: text(data.end) }), data.reason);
/** … that has no details. */
const plain =
  (key: TextKey): Describe =>
  ({ reason }, { t }) =>
    because(t(key), reason);
/** … that names things as they are stored. */
const naming =
  (key: TextKey, ...names: string[]): Describe =>
  (data, { t }) =>
    because(t(key, Object.fromEntries(names.map((name) => [name, text(data[name])]))), data.reason);
const ofWithdrawal =
  (key: TextKey): Describe =>
  (data, { t }) =>
    because(t(key, { nr: text(data.receiptNr) }), data.note);
const titleOf = (data: Values, { t }: FormatOptions): string => t.code('alertTitles', text(data.kind));

const EVENTS: Record<string, Describe> = {
  placed: (data, manner) =>
    data.free ? manner.t('events.placedFree') : manner.t('events.placed', { total: money(data.total, manner) }),
  'placed-by-hand': (data, { t }) => t(CHANNELS[text(data.channel)] ?? 'events.placedBy.mail'),
  'paid-by-hand': (data, manner) =>
    joined([
      manner.t(data.method === 'cash' ? 'events.paidInCash' : 'events.paidByTransfer', {
        amount: money(data.amount, manner),
      }),
      text(data.reference),
    ]),
  'payment-link': ofAmount('events.paymentLink'),
  'payment-started': naming('events.paymentStarted', 'attempt'),
  payment: describePayment,
  status: (data, { t }) => t.code('events.status', text(data.to)),
  'stock-returned': plain('events.stockReturned'),
  'stock-taken-again': plain('events.stockTakenAgain'),
  oversold: describeMissing,
  'credit-gone': plain('events.creditGone'),
  account: (data, { t }) => t('events.account', { state: spaced(text(data.state)) }),
  replaced: plain('events.replaced'),
  delivery: describeDelivery,
  parcel: (data, { t }) =>
    t(data.corrected ? 'events.parcelCorrected' : 'events.parcel', {
      what: joined([text(data.carrier), text(data.trackingCode)]),
    }),
  label: (data, { t }) => t('events.label', { what: joined([text(data.carrier), text(data.trackingCode)]) }),
  lots: naming('events.lots', 'lots'),
  carrier: (data, { t }) => `${text(data.carrier) || t('events.carrier')}: ${text(data.said)}`,
  'gift-card': (data, manner) =>
    manner.t(CARD[text(data.state)] ?? 'events.giftCard.other', { amount: money(data.amount, manner) }),
  'gift-card-issued': ofAmount('events.cardIssued'),
  'gift-card-closed': ofAmount('events.cardClosed'),
  'gift-card-reopened': ofAmount('events.cardReopened'),
  'gift-card-blocked': naming('events.cardBlocked', 'end'),
  'gift-card-unblocked': naming('events.cardUnblocked', 'end'),
  note: (data) => text(data.text),
  'refund-requested': ofAmount('events.refundRequested'),
  'refund-sent': ofAmount('events.refundSent'),
  'refund-completed': (_data, { t }) => t('events.refundCompleted'),
  'refund-failed': ofAmount('events.refundFailed'),
  'refund-found': ofAmount('events.refundFound'),
  'return-due': (data, manner) =>
    because(manner.t('events.returnDue', { amount: money(data.amount, manner) }), spaced(text(data.reason))),
  canceled: plain('events.canceled'),
  returned: plain('events.returned'),
  'return-accepted': (data, manner) =>
    because(
      manner.t('events.returnAccepted', { pieces: Number(data.pieces), day: day(data.sendBackBy, manner) }),
      data.reason,
    ),
  'parcel-arrived': describeArrival,
  exchange: naming('events.exchange', 'sku'),
  'exchange-due': naming('events.exchangeDue', 'sku'),
  'exchange-sent': naming('events.exchangeSent', 'sku'),
  'exchange-ended': naming('events.exchangeEnded', 'sku'),
  'return-closed': plain('events.returnClosed'),
  recall: naming('events.recall', 'name'),
  document: (data, { t }) =>
    `${t(data.role === 'invoice' ? 'document.invoice' : 'document.credit_note')} ${text(data.number)}`,
  withdrawal: (data, manner) =>
    ofWithdrawal(data.matchedBy === 'operator' ? 'events.withdrawalLinked' : 'events.withdrawalReceived')(data, manner),
  'withdrawal-accepted': (data, { t }) => t('events.withdrawalAccepted', { nr: text(data.receiptNr) }),
  'withdrawal-rejected': ofWithdrawal('events.withdrawalRejected'),
  alert: (data, manner) => manner.t('events.alert', { title: titleOf(data, manner) }),
  'alert-resolved': (data, manner) => because(manner.t('events.resolved', { title: titleOf(data, manner) }), data.note),
  'reservation-ended': plain('events.reservationEnded'),
  'reserved-again': plain('events.reservedAgain'),
  'vat-rate': naming('events.vatRate', 'from', 'to'),
  'payment-found': naming('events.paymentFound', 'attempt'),
  'lessons-opened': naming('events.lessonsOpened', 'count'),
  'lessons-closed': naming('events.lessonsClosed', 'count'),
  'parcel-card-redeemed': plain('events.parcelCardRedeemed'),
  'access-given': naming('events.accessGiven', 'what'),
  'access-ended': naming('events.accessEnded', 'what'),
  'access-restored': (data, { t }) => t('events.accessRestored', { what: text(data.what) }),
  refused: describeRefusal,
};

/** Text for an event; unknown kinds are shown by name. */
export function describeEvent({ kind, data }: StoredEvent, manner: FormatOptions): string {
  return EVENTS[kind]?.(data, manner) ?? capital(spaced(kind));
}

/** A customer or an admin; false for what the shop does itself. */
export const isPerson = (actor: string | null): boolean => actor === 'customer' || actor?.startsWith('admin:') === true;

/** Display name of an actor, without the `admin:` prefix. */
export function describeActor(actor: string | null, t: Translator): string {
  if (actor === 'customer') return t('actors.customer');
  if (!actor?.startsWith('admin:')) return t('actors.shop');
  return actor.slice('admin:'.length);
}

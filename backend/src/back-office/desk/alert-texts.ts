import { z } from 'zod';
import { formatMoney } from '../../../contract/money';
import { formatDay } from '../../domain/shop-calendar';
import type { AlertKind } from '../../orders/alerts/alert-titles';
import { type FormatOptions, spaced } from './event-texts';

/** What helps with an alert, as a button beside it: a refund, a link to pay, or the mail once more. */
type AlertAction = 'refund' | 'link' | 'retry-mail';

const text = z.string().catch('');
const cents = z.number().nullable().catch(null);

/** What the places that raise alerts store with them; whatever is missing or of another shape is left out of the sentence. */
const dataSchema = z.object({
  amount: cents,
  asked: cents,
  chargedBack: cents,
  spent: cents,
  left: cents,
  end: text,
  why: text,
  reason: text,
  id: text,
  mail: text,
  kind: text,
  error: text,
  number: text,
  problem: text,
  reference: text,
  method: text,
  receiptNr: text,
  sendBackBy: text,
  orderNr: text,
  made: text,
  unmatched: cents,
  orders: z.array(z.string()).catch([]),
  missing: z.array(z.object({ sku: z.string(), title: z.string(), quantity: z.number() })).catch([]),
  payments: z.array(z.object({ id: z.string().nullable(), amount: z.number() })).catch([]),
  said: z
    .object({ id: z.string(), status: z.string(), amount: z.number(), currency: z.string() })
    .nullable()
    .catch(null),
});
type Data = z.infer<typeof dataSchema>;

interface Manner extends FormatOptions {
  money: (amount: number | null, currency?: string) => string;
  day: (iso: string) => string;
}

type Describe = (data: Data, manner: Manner) => string;

const listed = (parts: string[]): string => parts.filter(Boolean).join(', ');
const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
/** A reason that somebody or something gave, as a sentence of its own. */
const given = (reason: string): string =>
  reason === '' ? '' : ended(reason.charAt(0).toUpperCase() + reason.slice(1));

const received = ({ payments }: Data, { money }: Manner): string =>
  listed(payments.map(({ id, amount }) => `${money(amount)}${id ? ` (${id})` : ''}`));

const moneyThatCame: Describe = (data, manner) =>
  `The order asked for ${manner.money(data.asked)}; what came: ${received(data, manner)}.`;

/** What the provider said of a payment, where it makes no sense. */
const saidOf = ({ said }: Data, { money }: Manner): string =>
  said ? `The provider says of payment ${said.id}: ${spaced(said.status)}, ${money(said.amount, said.currency)}.` : '';

const DESCRIBE: Record<AlertKind, Describe> = {
  oversold: ({ missing }) =>
    `Not in stock any more: ${listed(missing.map(({ quantity, title, sku }) => `${quantity} × ${title} (${sku})`))}. Deliver later, or refund it.`,
  double: (data, manner) => `${moneyThatCame(data, manner)} Refund what is too much.`,
  amount: (data, manner) =>
    data.said
      ? `${saidOf(data, manner)} Check it at the provider.`
      : `${moneyThatCame(data, manner)} Ask for the rest, or refund what came.`,
  'paid-after-refund': (data, manner) =>
    `Money of this order was refunded before. ${moneyThatCame(data, manner)} Refund it again, or send the goods.`,
  chargeback: ({ chargedBack }, { money }) =>
    `${money(chargedBack)} went back to the customer's bank. Do not send anything before it is paid again.`,
  'chargeback-reversed': (data, manner) => given(listed(['The bank gave the money back', saidOf(data, manner)])),
  'gift-card-charged-back': ({ end, spent, left }, { money }) =>
    `Card …${end} is blocked with ${money(left)} on it; ${money(spent)} of it had been spent.`,
  'gift-card-returned': ({ end, amount }, { money }) =>
    `${money(amount)} came back to card …${end}, which nobody can use any more. Refund that amount to its buyer.`,
  'gift-card-overspent': ({ end, spent }, { money }) =>
    `The price of card …${end} was refunded in full, though ${money(spent)} of it had been spent.`,
  refused: (data, manner) => `${saidOf(data, manner)} That can not be; nothing was changed. Check it at the provider.`,
  'return-refused': ({ amount, why }, { money }) =>
    `${money(amount)} should have gone back by itself. ${given(why)} Refund it by hand.`,
  'return-stuck': ({ amount, why }, { money }) =>
    `${money(amount)} should go back by itself and does not yet. ${given(why)} The shop keeps trying.`,
  'refund-failed': ({ amount, reason }, { money }) =>
    `${money(amount)} did not reach the customer. ${given(reason)} The shop has the money: refund it again.`,
  'refund-stuck': ({ amount, reason }, { money }) =>
    `The provider does not take the refund of ${money(amount)}. ${given(reason)} The shop keeps trying.`,
  'refund-by-hand': ({ amount, method, reference }, { money }) =>
    `Transfer ${money(amount)} to the customer, who paid ${method === 'cash' ? 'in cash' : 'by transfer'}${reference ? ` (${reference})` : ''}. Settle this when it is done.`,
  'payment-unknown': ({ id }) =>
    `The provider does not know payment ${id}. Check whether the key of its API is that of this shop.`,
  'payment-unmatched': (data, manner) =>
    given(
      listed([saidOf(data, manner).replace(/\.$/, ''), data.orderNr && `for order ${data.orderNr}, which is not here`]),
    ),
  restored: ({ made, unmatched }, { day }) =>
    `The shop is as it was on ${day(made)}. ${unmatched ? `${unmatched} payments since belong to no order: see their alerts.` : 'No payment since is missing.'}`,
  'mail-dead': ({ kind, error }) => `The mail “${spaced(kind)}” could not be sent for two days. ${given(error)}`,
  document: ({ number, problem }) => `${number}: ${ended(problem)}`,
  'credit-lost': () =>
    'A lesson in it was cheaper because of an earlier purchase, which is not paid any more. Decide whether to ask for the rest.',
  'lessons-twice': ({ orders }) => `The same lessons are in ${listed(orders)}. Refund one of them.`,
  'parcel-problem': ({ why }) =>
    `The carrier says: ${ended(why || 'there is a problem')} Look at its page, and tell the customer.`,
  'parcel-sent': ({ why }) =>
    `The carrier has the parcel. ${given(why)} Have it sent back, or agree with the customer.`,
  'return-late': ({ sendBackBy }, { day }) =>
    `It was to be sent back by ${day(sendBackBy)}. Ask the customer, or wait no longer for it.`,
  withdrawal: ({ receiptNr }) => `Statement ${receiptNr}. Do not pack the order; decide the withdrawal below.`,
};

const ACTIONS: Partial<Record<AlertKind, AlertAction>> = {
  oversold: 'refund',
  double: 'refund',
  'paid-after-refund': 'refund',
  'return-refused': 'refund',
  'refund-failed': 'refund',
  'gift-card-returned': 'refund',
  'lessons-twice': 'refund',
  amount: 'link',
  chargeback: 'link',
  'mail-dead': 'retry-mail',
};

/** An alert in words: what happened and what can be done. Data of an unexpected shape leaves out what it does not say. */
export function describeAlert(kind: AlertKind, stored: unknown, options: FormatOptions) {
  const data = dataSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
  const manner: Manner = {
    ...options,
    money: (amount, currency = options.currency) => formatMoney({ amount: amount ?? 0, currency }, 'en-IE'),
    day: (iso) =>
      Number.isNaN(Date.parse(iso)) ? 'an unknown day' : formatDay(new Date(iso), options.timeZone, 'en-GB'),
  };
  const sentence = DESCRIBE[kind](data, manner).replaceAll(/\s+/g, ' ').trim();
  return { details: sentence, action: ACTIONS[kind] ?? null, mail: data.mail || null };
}

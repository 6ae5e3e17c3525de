import { z } from 'zod';
import { formatMoney } from '../../../contract/money';
import { STAFF_TAGS } from '../../../contract/staff-languages';
import { formatDay } from '../../domain/shop-calendar';
import type { AlertKind } from '../../orders/alerts/alert-titles';
import type { TextKey } from '../../platform/admin-texts/catalogues';
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
  statedAt: text,
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

const moneyThatCame = (data: Data, manner: Manner): string =>
  manner.t('alertTexts.came', { asked: manner.money(data.asked), payments: received(data, manner) });

/** What the provider said of a payment, where it makes no sense. */
const saidOf = ({ said }: Data, { t, money }: Manner): string =>
  said
    ? t('alertTexts.said', {
        id: said.id,
        status: t.code('state', said.status).toLowerCase(),
        amount: money(said.amount, said.currency),
      })
    : '';

/** A sentence that takes amounts of the alert, the reason as a sentence of its own, and nothing else. */
const sentence =
  (key: TextKey): Describe =>
  (data, { t, money }) =>
    t(key, {
      amount: money(data.amount),
      spent: money(data.spent),
      left: money(data.left),
      end: data.end,
      why: given(data.why || data.reason),
    });

const DESCRIBE: Record<AlertKind, Describe> = {
  oversold: ({ missing }, { t }) =>
    t('alertTexts.oversold', {
      list: listed(missing.map(({ quantity, title, sku }) => `${quantity} × ${title} (${sku})`)),
    }),
  double: (data, manner) => manner.t('alertTexts.double', { came: moneyThatCame(data, manner) }),
  amount: (data, manner) =>
    data.said
      ? manner.t('alertTexts.amountSaid', { said: saidOf(data, manner) })
      : manner.t('alertTexts.amountCame', { came: moneyThatCame(data, manner) }),
  'paid-after-refund': (data, manner) => manner.t('alertTexts.paidAfterRefund', { came: moneyThatCame(data, manner) }),
  chargeback: ({ chargedBack }, { t, money }) => t('alertTexts.chargeback', { amount: money(chargedBack) }),
  'chargeback-reversed': (data, manner) => manner.t('alertTexts.chargebackReversed', { said: saidOf(data, manner) }),
  'gift-card-charged-back': sentence('alertTexts.cardChargedBack'),
  'gift-card-returned': sentence('alertTexts.cardReturned'),
  'gift-card-code': sentence('alertTexts.cardCode'),
  'gift-card-overspent': sentence('alertTexts.cardOverspent'),
  refused: (data, manner) => manner.t('alertTexts.refused', { said: saidOf(data, manner) }),
  'return-refused': sentence('alertTexts.returnRefused'),
  'return-stuck': sentence('alertTexts.returnStuck'),
  'refund-failed': sentence('alertTexts.refundFailed'),
  'refund-stuck': sentence('alertTexts.refundStuck'),
  'refund-by-hand': ({ amount, method, reference }, { t, money }) =>
    t(method === 'cash' ? 'alertTexts.byHandCash' : 'alertTexts.byHandTransfer', {
      amount: money(amount),
      reference: reference ? ` (${reference})` : '',
    }),
  'payment-unknown': ({ id }, { t }) => t('alertTexts.paymentUnknown', { id }),
  'payment-unmatched': (data, manner) =>
    data.orderNr
      ? manner.t('alertTexts.paymentUnmatched', {
          said: saidOf(data, manner).replace(/\.$/, ''),
          orderNr: data.orderNr,
        })
      : saidOf(data, manner),
  restored: ({ made, unmatched }, { t, day }) =>
    unmatched
      ? t('alertTexts.restoredSome', { day: day(made), count: unmatched })
      : t('alertTexts.restored', { day: day(made) }),
  'mail-dead': ({ kind, error }, { t }) => t('alertTexts.mailDead', { name: spaced(kind), why: given(error) }),
  document: ({ number, problem }, { t }) => `${number}: ${ended(t.sentence(problem))}`,
  'credit-lost': (_data, { t }) => t('alertTexts.creditLost'),
  'lessons-twice': ({ orders }, { t }) => t('alertTexts.lessonsTwice', { list: listed(orders) }),
  'parcel-problem': ({ why }, { t }) =>
    t('alertTexts.parcelProblem', { why: ended(why || t('alertTexts.parcelProblemPlain')) }),
  'parcel-sent': sentence('alertTexts.parcelSent'),
  'return-late': ({ sendBackBy }, { t, day }) => t('alertTexts.returnLate', { day: day(sendBackBy) }),
  withdrawal: ({ receiptNr }, { t }) => t('alertTexts.withdrawal', { nr: receiptNr }),
  'withdrawal-waits': ({ receiptNr, statedAt }, { t, day }) =>
    t('alertTexts.withdrawalWaits', { nr: receiptNr, day: day(statedAt) }),
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
    money: (amount, currency = options.currency) =>
      formatMoney({ amount: amount ?? 0, currency }, STAFF_TAGS[options.t.language].money),
    day: (iso) =>
      Number.isNaN(Date.parse(iso))
        ? options.t('alertTexts.unknownDay')
        : formatDay(new Date(iso), options.timeZone, options.t.tag),
  };
  const details = DESCRIBE[kind](data, manner).replaceAll(/\s+/g, ' ').trim();
  return { details, action: ACTIONS[kind] ?? null, mail: data.mail || null };
}

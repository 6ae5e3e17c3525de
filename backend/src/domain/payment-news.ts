import { type PaymentStatus, isUndecided } from './order-status';

/** What is known of a payment. Amounts in cents. */
export interface PaymentFacts {
  status: PaymentStatus;
  amount: number;
  /** On its way back or there. */
  refunded: number;
  /** Of all that was ever sent back: what bounced or was called off, and so is here again. */
  refundsUndone: number;
  chargedBack: number;
}

/** What the provider says of it now. */
export interface PaymentNews extends PaymentFacts {
  id: string;
  status: Exclude<PaymentStatus, 'created'>;
  currency: string;
  /** The order that the provider says it is for; null when it names none. */
  orderNr: string | null;
}

/** What was asked for. */
export interface AskedPayment {
  /** Null until the provider has named it. */
  id: string | null;
  orderNr: string;
  amount: number;
  currency: string;
}

/** Moves that no payment can make, and what they would have been. */
export const REFUSALS = {
  'other-payment': 'news of another payment',
  'other-order': 'a payment for another order',
  'other-currency': 'money of another currency',
  'amount-too-big': 'more money than was asked for',
  'amount-changed': 'another amount than the one that was paid',
  'step-back': 'an older state after it was decided',
  'refund-unpaid': 'money back from a payment that brought none',
  'refund-shrunk': 'less sent back than before, and no refund that bounced',
  'chargeback-unpaid': 'a chargeback of a payment that brought nothing',
  'chargeback-too-big': 'more charged back than was paid',
} as const;
export type RefusalName = keyof typeof REFUSALS;

/** The person at the desk hears of these; the others stand in the order's diary. */
const ALARMING: Partial<Record<RefusalName, 'amount' | 'refused'>> = {
  'other-payment': 'refused',
  'other-order': 'refused',
  'other-currency': 'amount',
  'amount-too-big': 'amount',
  'amount-changed': 'amount',
  'refund-shrunk': 'refused',
  'chargeback-too-big': 'refused',
};

export type NewsAlert = 'amount' | 'refused' | 'chargeback' | 'chargeback-reversed';

export interface Judgement {
  next: PaymentFacts;
  /** False when nothing of it holds: then nothing else that was said with it does either. */
  heard: boolean;
  refused: RefusalName[];
  alerts: NewsAlert[];
}

/** News that are not about this payment, or not about this money: nothing of them can be used. */
function findForeign(known: PaymentFacts, news: PaymentNews, asked: AskedPayment): RefusalName | null {
  if (asked.id !== null && news.id !== asked.id) return 'other-payment';
  if (news.orderNr !== null && news.orderNr !== asked.orderNr) return 'other-order';
  if (news.currency !== asked.currency) return 'other-currency';
  if (news.amount > asked.amount) return 'amount-too-big';
  return known.status === 'paid' && news.amount !== known.amount ? 'amount-changed' : null;
}

/** Why what the provider has just made is not the payment that was asked for; null when it is. */
export function judgeCreated(
  news: Omit<PaymentNews, 'refunded' | 'refundsUndone' | 'chargedBack'>,
  asked: AskedPayment,
): RefusalName | null {
  if (news.orderNr !== null && news.orderNr !== asked.orderNr) return 'other-order';
  if (news.currency !== asked.currency) return 'other-currency';
  if (news.amount === asked.amount) return null;
  return news.amount > asked.amount ? 'amount-too-big' : 'amount-changed';
}

/**
 * Where a payment's status may go: an undecided one anywhere, a lost one only to `paid` (late money), a paid one nowhere.
 * Null: refused.
 */
export function nextStatus(known: PaymentStatus, news: Exclude<PaymentStatus, 'created'>): PaymentStatus | null {
  if (known === news || isUndecided(known)) return news;
  return known !== 'paid' && news === 'paid' ? 'paid' : null;
}

/** All that was ever sent back only grows, and so does what bounced of it: news that say otherwise are old or wrong. */
const hasShrunk = (known: PaymentFacts, news: PaymentFacts): boolean =>
  news.refundsUndone < known.refundsUndone || news.refunded + news.refundsUndone < known.refunded + known.refundsUndone;

/** Sends back and charges back, for a payment that is paid after these news. */
function judgeMoneyBack(known: PaymentFacts, news: PaymentNews): Judgement {
  const refused: RefusalName[] = [];
  const next: PaymentFacts = { ...known, status: 'paid', amount: news.amount };
  if (hasShrunk(known, news)) refused.push('refund-shrunk');
  else Object.assign(next, { refunded: news.refunded, refundsUndone: news.refundsUndone });
  if (news.chargedBack > news.amount) refused.push('chargeback-too-big');
  else next.chargedBack = news.chargedBack;
  const alerts: NewsAlert[] = [];
  if (next.chargedBack > known.chargedBack) alerts.push('chargeback');
  if (next.chargedBack < known.chargedBack) alerts.push('chargeback-reversed');
  return { next, heard: true, refused, alerts };
}

/**
 * What of the provider's news holds for a payment, and what is refused because no payment can do that. Hearing the same news again changes nothing; except for the name of a loss
 * (`failed`, `canceled`, `expired`: the first one stays) and for reversed chargebacks, the order of the news does not
 * matter either. A refund may be larger than the payment (Mollie allows it); it is for `deriveOrderStatus` to weigh.
 */
export function judgeNews(known: PaymentFacts, news: PaymentNews, asked: AskedPayment): Judgement {
  const foreign = findForeign(known, news, asked);
  const status = nextStatus(known.status, news.status);
  const wrong = foreign ?? (status === null ? 'step-back' : null);
  if (wrong || status === null) {
    const refused: RefusalName[] = wrong ? [wrong] : [];
    return { next: known, heard: false, refused, alerts: alarms(refused, news) };
  }
  if (status === 'paid') {
    const judged = judgeMoneyBack(known, news);
    return { ...judged, alerts: [...judged.alerts, ...alarms(judged.refused, news)] };
  }
  const refused: RefusalName[] = [];
  if (news.refunded > 0) refused.push('refund-unpaid');
  if (news.chargedBack > 0) refused.push('chargeback-unpaid');
  return { next: { ...known, status }, heard: true, refused, alerts: [] };
}

/** A wrong amount matters once money came in; before that nobody can do anything about it. */
function alarms(refused: RefusalName[], news: PaymentNews): NewsAlert[] {
  const found = refused.flatMap((name) => ALARMING[name] ?? []);
  return found.filter((kind) => kind !== 'amount' || news.status === 'paid');
}

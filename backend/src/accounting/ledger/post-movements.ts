import { type MovedPayment, type Movement, missingMovements, targetMovements } from '../../domain/ledger-movements';
import { requireOneCurrency } from '../../domain/one-currency';
import { formatMoney } from '../../../contract/money';
import { shopDay } from '../../domain/shop-calendar';
import { type OrderRow, type PaymentRow } from '../../orders/records/order-rows';
import { readShopSettings } from '../../platform/settings/shop-settings';
import { readLedgerInvoices } from './read-ledger-invoices';
import { type Db, createDocumentId, createStamps } from '../../platform/database/row-helpers';
import { LOCALE_SETTINGS } from '../../../contract/locales';

const ACCOUNTS = { mollie: 'provider', by_hand: 'direct', gift_card: 'gift-cards' } as const;

const movedPayments = (payments: PaymentRow[]): MovedPayment[] =>
  payments
    .filter((payment) => payment.state === 'paid' && payment.amount > 0)
    .map((payment) => ({
      id: payment.id,
      account: ACCOUNTS[payment.provider ?? 'mollie'],
      received: payment.amount,
      refunded: payment.refunded,
      chargedBack: payment.charged_back,
    }));

type PostedRow = Pick<Movement, 'kind' | 'account' | 'country'> & {
  payment_id: number | null;
  rate: number | string | null;
  amount: number | string;
};

async function readPosted(trx: Db, { id, currency }: OrderRow): Promise<Movement[]> {
  const rows: (PostedRow & { currency: string })[] = await trx('ledger_entries')
    .where({ order_id: id })
    .groupBy('kind', 'payment_id', 'account', 'country', 'rate', 'currency')
    .select('kind', 'payment_id', 'account', 'country', 'rate', 'currency')
    .sum({ amount: 'amount' });
  requireOneCurrency(currency, rows);
  return rows.map(({ payment_id: paymentId, rate, amount, kind, account, country }) => ({
    kind,
    account,
    country,
    paymentId,
    rate: rate === null ? null : Number(rate),
    amount: Number(amount),
  }));
}

/**
 * Posts the ledger entries still missing for the order's payments and invoices, in the transaction that changed them.
 * Idempotent and independent of the order of updates. Each transaction sums to zero, in the order's currency. The order must be locked and
 * `issueInvoices` must have run before.
 */
export async function postMovements(trx: Db, order: OrderRow, payments: PaymentRow[], now: Date): Promise<void> {
  const moved = movedPayments(payments);
  if (moved.length === 0) return;
  requireOneCurrency(
    order.currency,
    payments.filter(({ amount, state }) => state === 'paid' && amount > 0),
  );
  const target = targetMovements(await readLedgerInvoices(trx, order), moved);
  const transactions = missingMovements(target, await readPosted(trx, order));
  if (transactions.length === 0) return;
  const day = shopDay(now, (await readShopSettings(trx)).timeZone);
  const rows = transactions.flatMap((movements) => {
    const transactionId = createDocumentId();
    return movements.map(({ kind, paymentId, account, country, rate, amount }) => ({
      ...createStamps(now),
      transaction_id: transactionId,
      kind,
      account,
      amount,
      amount_text: formatMoney({ amount, currency: order.currency }, LOCALE_SETTINGS.nl.tag),
      currency: order.currency,
      country,
      rate,
      order_id: order.id,
      order_nr: order.order_nr,
      payment_id: paymentId,
      day,
      posted_at: now,
    }));
  });
  await trx('ledger_entries').insert(rows);
}

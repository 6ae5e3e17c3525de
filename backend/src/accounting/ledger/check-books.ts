import type { Knex } from 'knex';
import type { CardEntryKind } from '../../domain/gift-card';
import type { PaymentStatus } from '../../domain/order-status';
import { type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import { isPostgres } from '../../platform/database/dialect';
import type { Db } from '../../platform/database/row-helpers';

type Sums = Map<number, number>;

async function readSums(query: PromiseLike<{ id: number; sum: number | string | null }[]>): Promise<Sums> {
  return new Map((await query).map(({ id, sum }) => [id, Number(sum ?? 0)]));
}

function compare(what: string, left: Sums, right: Sums, agrees = (a: number, b: number) => a === b): string[] {
  const ids = new Set([...left.keys(), ...right.keys()]);
  return [...ids]
    .map((id) => ({ id, a: left.get(id) ?? 0, b: right.get(id) ?? 0 }))
    .filter(({ a, b }) => !agrees(a, b))
    .map(({ id, a, b }) => `${what} ${id}: ${a} and ${b}`);
}

/** Rows in another currency than their order: sums of it would mean nothing. */
async function findMixed(db: Db): Promise<string[]> {
  const tables = ['payments', 'refunds', 'order_documents', 'ledger_entries'];
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows: { id: number }[] = await db(`${table} as t`)
        .join('orders as o', 'o.id', 't.order_id')
        .whereRaw('t.currency <> o.currency')
        .select('t.id');
      return rows.map(({ id }) => `row ${id} of ${table} is in another currency than its order`);
    }),
  );
  return found.flat();
}

/** Transactions that do not sum to zero. */
async function findUnbalanced(db: Db): Promise<string[]> {
  const rows: { id: string; sum: number | string }[] = await db('ledger_entries')
    .groupBy('transaction_id', 'currency')
    .havingRaw('sum(amount) <> 0')
    .select('transaction_id as id')
    .sum({ sum: 'amount' });
  return rows.map(({ id, sum }) => `transaction ${id} sums to ${sum}`);
}

/** Compares the ledger's balance of an account that holds money with the payments of `providers`. */
async function compareMoney(db: Db, account: 'provider' | 'direct', providers: string[]): Promise<string[]> {
  const booked = await readSums(
    db('ledger_entries').where({ account }).groupBy('order_id').select('order_id as id').sum({ sum: 'amount' }),
  );
  const received = await readSums(
    db('payments')
      .where({ state: 'paid' })
      .whereRaw(`coalesce(provider, 'mollie') in (${providers.map(() => '?').join(', ')})`, providers)
      .andWhere('amount', '>', 0)
      .groupBy('order_id')
      .select('order_id as id')
      .select(db.raw('sum(amount - refunded - charged_back) as sum')),
  );
  return compare(`balance of account ${account} for order`, booked, received);
}

/** The provider's refunded total must lie between our completed refunds, and those including refunds in progress. */
async function compareRefunds(db: Db): Promise<string[]> {
  const sumOf = (states: string[]) =>
    readSums(
      db('refunds')
        .whereIn('state', states)
        .whereNotNull('payment_id')
        .groupBy('payment_id')
        .select('payment_id as id')
        .sum({ sum: 'amount' }),
    );
  const counted = await readSums(db('payments').where({ state: 'paid' }).select('id', 'refunded as sum'));
  return [
    ...compare('completed refunds of payment', await sumOf(['refunded']), counted, (ours, theirs) => ours <= theirs),
    ...compare('refunds of payment', await sumOf(['sent', 'refunded']), counted, (ours, theirs) => ours >= theirs),
  ];
}

/** Nothing is spent that was not on a card, and each payment by card has the entries of its state. */
async function compareCards(db: Db): Promise<string[]> {
  const overspent: { id: number; sum: number | string }[] = await db('gift_card_entries')
    .groupBy('gift_card_id')
    .havingRaw('sum(amount) < 0')
    .select('gift_card_id as id')
    .sum({ sum: 'amount' });
  const entriesOf = (kinds: CardEntryKind[]) =>
    readSums(
      db('gift_card_entries')
        .whereIn('kind', kinds)
        .whereNotNull('payment_id')
        .groupBy('payment_id')
        .select('payment_id as id')
        .sum({ sum: 'amount' }),
    );
  const payments = (state: PaymentStatus, sum: string) =>
    readSums(
      db('payments')
        .where({ provider: 'gift_card', state })
        .select('id', db.raw(`${sum} as sum`)),
    );
  return [
    ...overspent.map(({ id, sum }) => `gift card ${id} has ${sum} left`),
    ...compare('used by card payment', await entriesOf(['use']), await payments('paid', '-amount')),
    ...compare('held by card payment', await entriesOf(['hold', 'release']), await payments('authorized', '-amount')),
    // The entry comes first, then the payment's total.
    ...compare(
      'refunded to card payment',
      await entriesOf(['refund']),
      await payments('paid', 'refunded'),
      (entries, counted) => entries >= counted,
    ),
  ];
}

/** Compares booked sales and VAT with invoices and credit notes. */
async function compareInvoices(db: Db): Promise<string[]> {
  const booked = (accounts: string[]) =>
    readSums(
      db('ledger_entries')
        .where((of) =>
          of
            .whereIn('account', accounts)
            // The sale of a gift card; what is paid with one stands in the same account.
            .orWhere(
              (sold) =>
                void (
                  accounts.includes('sales') &&
                  sold.where({ account: 'gift-cards' }).whereIn('kind', ['sale', 'credit'])
                ),
            ),
        )
        .groupBy('order_id')
        .select('order_id as id')
        .select(db.raw('-sum(amount) as sum')),
    );
  const written = (column: string) =>
    readSums(db('order_documents').groupBy('order_id').select('order_id as id').sum({ sum: column }));
  return [
    ...compare('sales of order', await booked(['sales', 'vat', 'refunds']), await written('total')),
    ...compare('VAT of order', await booked(['vat']), await written('vat')),
  ];
}

/** Refunds must not be less than their parts, and lines must not have more refunded than ordered pieces. */
async function checkRefundParts(db: Db): Promise<string[]> {
  const refunds: RefundRow[] = await db('refunds').select('id', 'amount', 'shipping', 'lines');
  const torn = refunds.filter(
    (row) => parseRefundLines(row).reduce((sum, { amount }) => sum + amount, row.shipping) > row.amount,
  );
  const lines: { id: number }[] = await db('order_lines').whereRaw('refunded_quantity > quantity').select('id');
  return [
    ...torn.map(({ id }) => `refund ${id} is less than its parts`),
    ...lines.map(({ id }) => `line ${id} has more refunded than ordered pieces`),
  ];
}

/**
 * Descriptions of all inconsistencies in the books; empty when there are none. Read-only, and of one moment: a refund between
 * two of the queries would look like an error.
 */
export function checkBooks(db: Knex): Promise<string[]> {
  return db.transaction(
    async (snapshot) => [
      ...(await findMixed(snapshot)),
      ...(await findUnbalanced(snapshot)),
      ...(await compareMoney(snapshot, 'provider', ['mollie'])),
      ...(await compareMoney(snapshot, 'direct', ['by_hand'])),
      ...(await compareRefunds(snapshot)),
      ...(await compareCards(snapshot)),
      ...(await compareInvoices(snapshot)),
      ...(await checkRefundParts(snapshot)),
    ],
    isPostgres(db) ? { isolationLevel: 'repeatable read', readOnly: true } : {},
  );
}

import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { type Db, toIso } from '../../platform/database/row-helpers';

const BATCH = 500;
const COLUMNS = [
  'day',
  'posted_at',
  'transaction_id',
  'kind',
  'order_nr',
  'account',
  'country',
  'rate',
  'amount',
  'currency',
];
const HEAD = [
  'Day',
  'Posted at',
  'Transaction',
  'Kind',
  'Order',
  'Account',
  'Country',
  'VAT rate',
  'Amount',
  'Currency',
];

interface LedgerRow {
  id: number;
  day: string;
  posted_at: number | string | Date | null;
  transaction_id: string;
  kind: string;
  order_nr: string;
  account: string;
  country: string | null;
  rate: number | string | null;
  amount: number;
  currency: string;
}

/** Cents with a decimal point, as accounting software expects. */
const decimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const cells = (row: LedgerRow): string[] => [
  row.day,
  toIso(row.posted_at) ?? '',
  row.transaction_id,
  row.kind,
  row.order_nr,
  row.account,
  row.country ?? '',
  row.rate === null ? '' : String(Number(row.rate)),
  decimal(row.amount),
  row.currency,
];

/** Days in the shop's time zone, `YYYY-MM-DD`, both inclusive. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** The ledger as CSV, oldest first, read in batches to limit memory use. */
export async function* exportLedger(db: Db, { from, to }: Period): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEAD)}`;
  for (let after = 0; ; ) {
    const query = db('ledger_entries').where('id', '>', after).orderBy('id').limit(BATCH);
    if (from) query.andWhere('day', '>=', from);
    if (to) query.andWhere('day', '<=', to);
    const rows: LedgerRow[] = await query.select('id', ...COLUMNS);
    for (const row of rows) yield csvLine(cells(row));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

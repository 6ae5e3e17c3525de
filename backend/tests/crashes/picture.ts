import { database, readJson } from '../support/database';
import { readMollie } from '../orders/support/mollie';

type Row = Record<string, unknown>;
type ProviderState = Awaited<ReturnType<typeof readMollie>>;

/** Sent or about to be: both happen without anybody's help. */
const mailState = (state: unknown): string => (state === 'pending' || state === 'sent' ? 'goes out' : String(state));
const isSet = (value: unknown): string => (value === null ? 'no' : 'yes');
/** `operator-alert.12.1` without the ids. */
const kindOf = (kind: unknown): string => String(kind).replace(/\.\d+/g, '');

/** Tables with rows of an order, and what of them matters; ids and times differ between two equal orders. */
const OF_ORDERS: Record<string, (row: Row) => unknown[]> = {
  order_lines: (row) => [
    row.position,
    row.quantity,
    row.total,
    'refunded',
    row.refunded_quantity ?? 0,
    'held',
    row.held,
  ],
  payments: (row) => [
    row.attempt,
    row.state,
    row.amount,
    row.refunded,
    row.charged_back,
    'known',
    isSet(row.provider_id),
  ],
  refunds: (row) => [row.state, row.amount, row.shipping, 'known', isSet(row.provider_id)],
  order_returns: (row) => [
    'ahead',
    isSet(row.refunded_ahead_at),
    'ended',
    isSet(row.ended_at),
    'arrivals',
    readJson<object[]>(row.arrivals).length,
  ],
  // Without what was kept of the old piece it is not found by a recall.
  order_exchanges: (row) => [row.state, 'old', isSet(row.old_options), 'sent', isSet(row.sent_at)],
  parcels: (row) => [row.state, row.progress ?? 'no news'],
  parcel_cards: (row) => ['redeemed', isSet(row.redeemed_at), 'by', isSet(row.user_id)],
  recall_notices: (row) => ['told', isSet(row.told_at)],
  order_documents: (row) => [row.kind, row.total],
  ledger_entries: (row) => [row.kind, row.account, row.amount],
  gift_cards: (row) => [row.state, row.amount],
  gift_card_entries: (row) => [row.kind, row.amount],
  grants: (row) => [row.scope, row.source, row.state, row.paid_cents],
  discount_uses: (row) => [row.state, row.amount],
  stock_movements: (row) => [row.reason, row.delta],
  outbox_messages: (row) => [kindOf(row.kind), mailState(row.state)],
  alerts: (row) => [row.kind, row.state],
  // A second attempt may be refused, which the timeline tells.
  order_events: (row) => (row.kind === 'refused' ? [] : [row.kind]),
};

function listAtProvider({ payments, refunds }: ProviderState, orderNrs: unknown[]): string[] {
  const own = payments.filter(({ description }) => orderNrs.includes(description));
  const ids = own.map(({ id }) => id);
  return [
    ...own.map(({ status, amount }) => `provider: payment ${status} ${amount.value}`),
    ...refunds
      .filter(({ paymentId }) => ids.includes(paymentId))
      .map(({ status, amount }) => `provider: refund ${status} ${amount.value}`),
  ];
}

/**
 * All that the shop and its payment provider know of a customer, as sorted text without ids and times, so that two customers
 * who did the same have equal pictures.
 */
export async function readPicture(email: string, provider: ProviderState): Promise<string[]> {
  const db = database();
  const orders: Row[] = await db('orders').where({ email });
  const withdrawals: Row[] = await db('withdrawals').where({ email });
  const ids = orders.map(({ id }) => Number(id));
  const lists = await Promise.all(
    Object.entries(OF_ORDERS).map(async ([table, columns]) => {
      const rows: Row[] = await db(table).whereIn('order_id', ids);
      return rows
        .map(columns)
        .filter(({ length }) => length > 0)
        .map((values) => `${table}: ${values.join(' ')}`);
    }),
  );
  const topics = withdrawals.map(({ id }) => `withdrawal:${Number(id)}`);
  const statementMails: Row[] = await db('outbox_messages').whereIn('topic', topics).whereNull('order_id');
  return [
    ...orders.map(({ payment_status: paid, fulfilment, total, paid_at: paidAt, withdrawn_at: withdrawnAt }) =>
      ['order:', paid, fulfilment, total, isSet(paidAt), isSet(withdrawnAt)].join(' '),
    ),
    ...withdrawals.map((row) => `withdrawal: ${String(row.state)}`),
    ...statementMails.map((row) => `mail: ${kindOf(row.kind)} ${mailState(row.state)}`),
    ...lists.flat(),
    ...listAtProvider(
      provider,
      orders.map((row) => row.order_nr),
    ),
  ].sort();
}

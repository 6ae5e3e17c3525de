import { database } from '../../tests/support/database';
import { readMollie } from '../../tests/orders/support/mollie';

const cents = (value: string | undefined): number => Math.round(Number(value ?? 0) * 100);
const isLive = (status: string): boolean => status !== 'failed' && status !== 'canceled';

interface ShopPayment {
  provider_id: string;
  state: string;
  currency: string;
  amount: number;
  refunded: number;
  charged_back: number;
}

/** Compares the provider's payments with the shop's, one by one. */
export async function compareWithProvider(): Promise<string[]> {
  const { payments, refunds } = await readMollie();
  const rows: ShopPayment[] = await database()('payments')
    .whereNotNull('provider_id')
    .whereNotIn('provider', ['gift_card', 'by_hand']);
  const known = new Map(rows.map((row) => [row.provider_id, row]));
  const say = (row: ShopPayment | undefined) =>
    row ? [row.state, row.currency, row.amount, row.refunded, row.charged_back].join(' ') : 'nothing';
  const wrong = payments.flatMap((payment) => {
    const refunded = refunds
      .filter(({ paymentId, status }) => paymentId === payment.id && isLive(status))
      .reduce((sum, { amount }) => sum + cents(amount.value), 0);
    const chargedBack = cents((payment as { amountChargedBack?: { value: string } }).amountChargedBack?.value);
    const there = [payment.status, payment.amount.currency, cents(payment.amount.value), refunded, chargedBack].join(
      ' ',
    );
    const here = say(known.get(payment.id));
    return here === there ? [] : [`${payment.id} of ${payment.description}: ${there} there, ${here} here`];
  });
  const ids = new Set(payments.map(({ id }) => id));
  return [...wrong, ...rows.filter((row) => !ids.has(row.provider_id)).map((row) => `${row.provider_id} is unknown`)];
}

/** Pieces: the initial stock less the pieces held by orders equals the current stock. */
export async function compareStock(skus: string[]): Promise<string[]> {
  const db = database();
  const wrong: string[] = [];
  for (const sku of skus) {
    const { quantity } = await db('stocks').where({ sku }).first('quantity');
    const put = await db('stock_movements').where({ sku, reason: 'adjusted' }).sum({ sum: 'delta' }).first();
    const held = await db('order_lines').where({ sku }).sum({ sum: 'held' }).first();
    const expected = Number(put?.sum ?? 0) - Number(held?.sum ?? 0);
    if (quantity !== expected || quantity < 0) wrong.push(`${sku}: ${quantity} there, ${expected} expected`);
  }
  return wrong;
}

/** Order, payments and invoices are consistent: a paid order has one invoice, any other order has none. */
export async function comparePapers(): Promise<string[]> {
  const db = database();
  const orders: { id: number; order_nr: string; total: number; payment_status: string; paid_at: unknown }[] =
    await db('orders');
  const payments: { order_id: number; amount: number; refunded: number; charged_back: number }[] = await db(
    'payments',
  ).where({ state: 'paid' });
  const paid = new Set<number>(payments.map((payment) => payment.order_id));
  const papers: { order_id: number; kind: string; total: number; reverses: string | null }[] =
    await db('order_documents');
  return orders.flatMap(({ id, order_nr: nr, total, payment_status: status, paid_at: paidAt }) => {
    const own = papers.filter((paper) => paper.order_id === id);
    // An invoice after a credit note is supplementary: a chargeback was reversed.
    const invoices = own.filter(({ kind, reverses }) => kind === 'invoice' && reverses === null);
    const kept = payments
      .filter((payment) => payment.order_id === id)
      .reduce((sum, payment) => sum + payment.amount - payment.refunded - payment.charged_back, 0);
    const billed = own.reduce((sum, paper) => sum + paper.total, 0);
    const wrong: string[] = [];
    if (invoices.length > 1) wrong.push(`${nr} has ${invoices.length} invoices`);
    if (invoices.some((invoice) => invoice.total !== total)) wrong.push(`${nr} has an invoice of another amount`);
    if (invoices.length > 0 && billed !== Math.min(total, Math.max(0, kept)))
      wrong.push(`${nr} has papers over ${billed} and kept ${kept} of ${total}`);
    if (['paid', 'partially_refunded'].includes(status) && invoices.length === 0) wrong.push(`${nr} has no invoice`);
    if (own.length > invoices.length && invoices.length === 0) wrong.push(`${nr} has a credit note alone`);
    if (total > 0 && paidAt !== null && !paid.has(id)) wrong.push(`${nr} is paid by nothing`);
    if (paid.has(id) && ['open', 'failed', 'canceled', 'expired'].includes(status))
      wrong.push(`${nr} was paid and is ${status}`);
    return wrong;
  });
}

/** Numbers of every series are 1, 2, 3, … up to its counter. */
export async function findGaps(): Promise<string[]> {
  const db = database();
  const counters: { series: string; number: number }[] = await db('document_counters');
  const papers: { series: string; sequence: number }[] = await db('order_documents').orderBy('sequence');
  return counters.flatMap(({ series, number }) => {
    const drawn = papers.filter((paper) => paper.series === series).map(({ sequence }) => sequence);
    const whole = drawn.length === number && drawn.every((sequence, index) => sequence === index + 1);
    return whole ? [] : [`${series}: ${drawn.length} of ${number}`];
  });
}

/** Compares the counters of discount codes with their uses. */
export async function compareDiscounts(): Promise<string[]> {
  const db = database();
  const codes: { id: number; code: string; used: number | null }[] = await db('discount_codes');
  const uses: { discount_code_id: number }[] = await db('discount_uses').whereNot({ state: 'released' });
  return codes.flatMap(({ id, code, used }) => {
    const counted = uses.filter((use) => use.discount_code_id === id).length;
    return counted === (used ?? 0) ? [] : [`${code}: ${used} counted, ${counted} uses`];
  });
}

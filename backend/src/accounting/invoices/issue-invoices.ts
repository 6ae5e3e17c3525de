import {
  type CreditItem,
  type TaxTotal,
  type TaxedPart,
  correctionParts,
  creditDue,
  invoiceParts,
} from '../../domain/invoice-amounts';
import { requireOneCurrency } from '../../domain/one-currency';
import { formatMoney } from '../../../contract/money';
import { readCompany } from '../../platform/settings/company';
import { addEvent } from '../../orders/records/order-events';
import { type Sale, buildInvoiceData, soldOrder } from './build-invoice-data';
import { type InvoiceContent, type InvoiceRow, parseContent } from './invoice-rows';
import type { InvoiceData, InvoiceRole } from './invoice-data';
import { nextInvoiceNumber } from './next-invoice-number';
import { formatInvoicePage } from './format-invoice-page';
import { type InvoiceRates, ratesOf } from './in-other-money';
import { readInvoiceRates } from './invoice-rates';
import { readUncreditedRefunds } from './uncredited-refunds';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { LOCALE_SETTINGS } from '../../../contract/locales';
import { readOrderLines, readOrderPayments, requireOrderById } from '../../orders/records/find-order';

export type DocumentInput = Sale;

interface Draft {
  role: InvoiceRole;
  parts: TaxedPart[];
  items?: CreditItem[];
  /** Key of the refund it is issued for. */
  refund?: string;
  corrects: InvoiceData['corrects'];
  rates: InvoiceRates;
  before?: TaxTotal[];
}

async function issue(trx: Db, sale: Sale, draft: Draft, now: Date): Promise<InvoiceData> {
  const { role, parts, items = [], refund = null, corrects, rates, before = [] } = draft;
  const { order } = sale;
  const kind = role === 'credit' ? 'credit_note' : 'invoice';
  const company = await readCompany(trx);
  const { number, series, sequence } = await nextInvoiceNumber(trx, kind, { now, timeZone: company.timeZone });
  const invoice = buildInvoiceData({ role, number, at: now, sale, company, parts, items, corrects, rates, before });
  const content: InvoiceContent = { facts: invoice, page: formatInvoicePage(invoice) };
  await trx('order_documents').insert({
    ...createStamps(now),
    order_id: order.id,
    kind,
    number,
    series,
    sequence,
    reverses: corrects?.number ?? null,
    refund,
    issued_at: now,
    language: order.language,
    currency: order.currency,
    total: invoice.total,
    vat: invoice.vat,
    total_text: formatMoney({ amount: invoice.total, currency: order.currency }, LOCALE_SETTINGS.nl.tag),
    content: JSON.stringify(content),
  });
  await addEvent(trx, order.id, 'document', { role, number, total: invoice.total }, now);
  return invoice;
}

/** Received and refunded minor units of an order in its own currency. */
function receivedAndRefunded({ order, payments }: Sale): { received: number; refunded: number } {
  // What came in another currency can not pay for it.
  const counted = payments.filter((payment) => payment.state === 'paid' && payment.currency === order.currency);
  return {
    received: counted.reduce((sum, payment) => sum + payment.amount, 0),
    refunded: counted.reduce((sum, payment) => sum + payment.refunded + payment.charged_back, 0),
  };
}

/** Brings the credited amount to `due`: refunds by their lines, the rest by amount. */
async function issueCorrections(trx: Db, sale: Sale, issued: InvoiceRow[], due: number, now: Date): Promise<void> {
  const [first] = issued;
  if (!first) return;
  const corrected = parseContent(first).facts;
  const { number, issuedOn, lines: invoice } = corrected;
  // Those of the invoice: a rate that moved since changes nothing about what is corrected.
  const rates = ratesOf(corrected);
  const corrections = issued.slice(1).flatMap((row) => parseContent(row).facts.totals);
  let open = due + issued.slice(1).reduce((sum, row) => sum + row.total, 0);

  const correct = async (amount: number, rest: Pick<Draft, 'items' | 'refund'> = {}): Promise<void> => {
    const parts = correctionParts({ invoice, corrections }, amount, rest.items);
    const role = amount > 0 ? 'credit' : 'correction';
    const creditNote = await issue(
      trx,
      sale,
      { role, parts, corrects: { number, issuedOn }, rates, before: [...corrections], ...rest },
      now,
    );
    corrections.push(...creditNote.totals);
    open -= amount;
  };
  if (open > 0) {
    const listed = new Set(issued.map((row) => row.refund));
    for (const { key, amount, items } of await readUncreditedRefunds(trx, sale.order.id, listed))
      if (amount > 0 && amount <= open) await correct(amount, { items, refund: key });
  }
  if (open !== 0) await correct(open);
}

/**
 * Issues what is missing: an invoice once the total was received (or nothing was to pay), a credit note when more was
 * refunded than credited, a supplementary invoice when credited money was received again. Compares totals, so it is
 * idempotent. Runs in the transaction that changed the payments and holds the order's lock.
 */
export async function issueInvoices(trx: Db, input: DocumentInput, now: Date): Promise<void> {
  const sale = { ...input, lines: [...input.lines].sort((a, b) => a.id - b.id) };
  const { order } = sale;
  const { received, refunded } = receivedAndRefunded(sale);
  if (order.total === 0 ? order.payment_status !== 'paid' : received < order.total) return;
  const issued = await readIssued(trx, order.id);
  requireOneCurrency(order.currency, issued);
  const credited = -issued.slice(1).reduce((sum, row) => sum + row.total, 0);
  const due = creditDue(order.total, received, refunded);
  if (issued.length > 0 && due === credited) return;
  if (issued.length === 0) {
    const rates = await readInvoiceRates(trx, sale, now);
    await issue(trx, sale, { role: 'invoice', parts: invoiceParts(soldOrder(sale)), corrects: null, rates }, now);
    issued.push(...(await readIssued(trx, order.id)));
  }
  if (due !== credited) await issueCorrections(trx, sale, issued, due, now);
  wakePdfJobAfterCommit(trx);
}

const readIssued = (trx: Db, orderId: number): Promise<InvoiceRow[]> =>
  trx('order_documents').where({ order_id: orderId }).orderBy('id');

/** Starts the PDF job after the commit: before it, the rows are invisible to others. */
function wakePdfJobAfterCommit(trx: Db): void {
  if (trx.isTransaction)
    void (trx as { executionPromise: Promise<unknown> }).executionPromise.then(
      () => wakeJob('invoices'),
      () => {},
    );
  else wakeJob('invoices');
}

/** For an order placed and paid in one step; reads lines and payments itself. */
export async function issueInvoicesOfOrder(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await requireOrderById(trx, orderId);
  const lines = await readOrderLines(trx, orderId);
  const payments = await readOrderPayments(trx, orderId);
  await issueInvoices(trx, { order, lines, payments }, now);
}

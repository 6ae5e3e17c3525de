import { shopDay } from '../../domain/shop-calendar';
import { computeVat, findVatRate } from '../../domain/vat';
import { addEvent } from '../../orders/records/order-events';
import { readCompany } from '../../platform/settings/company';
import { readVatRates } from '../../platform/settings/shop-settings';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { type Sale, firstPaid, vatCountry } from './build-invoice-data';

/**
 * Taxes a sale at the rate in force on the day its payment was received, which is the day the invoice names. A consumer
 * pays before the supply, so VAT becomes chargeable with the payment, and the rate of that day applies (VAT Directive
 * 2006/112/EC art. 65 and 93(a)); the rate of the day of ordering was only a forecast. The price includes VAT and stays.
 * Does nothing once an invoice was issued: corrections keep its rates. Returns the sale as it is now.
 */
export async function taxAtPayment(trx: Db, sale: Sale, now: Date): Promise<Sale> {
  const { order, lines } = sale;
  const paidAt = toDate(firstPaid(sale.payments)?.paid_at ?? null);
  if (paidAt === null) return sale;
  const issued: unknown = await trx('order_documents').where({ order_id: order.id }).first('id');
  if (issued !== undefined) return sale;
  const taxable = lines.filter((line) => line.product_type !== 'gift_card');
  const day = shopDay(paidAt, (await readCompany(trx)).timeZone);
  const rate = findVatRate(await readVatRates(trx), vatCountry(sale), day);
  // Without a rate for that day the forecast stands: the country was served when the order was placed.
  if (rate === null || taxable.every((line) => Number(line.vat_rate) === rate)) return sale;
  const taxed = taxable.map((line) => ({ total: line.total - (line.discount ?? 0), vatRate: rate }));
  const { vat, vatLines } = computeVat(taxed, order.shipping, rate);
  const vat_lines = JSON.stringify(vatLines);
  await trx('orders').where({ id: order.id }).update({ vat, vat_lines });
  await trx('order_lines')
    .where({ order_id: order.id })
    .whereNot({ product_type: 'gift_card' })
    .update({ vat_rate: rate });
  await addEvent(trx, order.id, 'vat-rate', { from: Number(taxable[0]?.vat_rate), to: rate, on: day }, now);
  return {
    ...sale,
    order: { ...order, vat, vat_lines },
    lines: lines.map((line) => (taxable.includes(line) ? { ...line, vat_rate: rate } : line)),
  };
}

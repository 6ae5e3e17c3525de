import type { SoldOrder } from '../domain/ledger';
import { splitByShare, vatOf } from '../domain/vat';
import { HOME_COUNTRY } from '../orders/settings';
import { type LineRow, type OrderRow, readAddress, readVatLines } from '../orders/rows';

/** The country whose VAT an order carries: where its parcel went, or without one where its bill went. */
const vatCountry = (order: OrderRow): string =>
  (readAddress(order.shipping_address) ?? readAddress(order.billing_address))?.country ?? HOME_COUNTRY;

/**
 * An order by VAT rate, as it was sold: lines less their discount, and shipping by their share, as in `computeVat`.
 * The VAT is what was charged, written on the order.
 */
export function readSoldOrder(order: OrderRow, lines: LineRow[]): SoldOrder {
  const gross = new Map<number, number>();
  for (const line of lines) {
    const rate = Number(line.vat_rate);
    gross.set(rate, (gross.get(rate) ?? 0) + line.total - (line.discount ?? 0));
  }
  const charged = readVatLines(order);
  const rates = gross.size > 0 ? [...gross.keys()].sort((a, b) => b - a) : charged.map(({ rate }) => rate);
  const goods = rates.map((rate) => gross.get(rate) ?? 0);
  // What is not goods is shipping, so the rates add up to the total whatever the order consists of.
  const shares = splitByShare(order.total - goods.reduce((sum, part) => sum + part, 0), goods);
  return {
    total: order.total,
    country: vatCountry(order),
    rates: rates.map((rate, index) => {
      const amount = (goods[index] ?? 0) + (shares[index] ?? 0);
      return { rate, gross: amount, vat: charged.find((line) => line.rate === rate)?.amount ?? vatOf(amount, rate) };
    }),
  };
}

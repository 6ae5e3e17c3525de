import { splitByShare, vatOf } from './vat';
import { type VatLine } from '../../contract/quote';

/** The One Stop Shop return separates goods and services. A voucher (gift card) is outside the scope of VAT. */
export type Supply = 'goods' | 'services' | 'voucher';

/** A line as it was ordered. Cents; prices contain VAT. */
export interface SoldLine {
  id: number;
  supply: Supply;
  /** Percent. */
  rate: number;
  /** Unit price times quantity. */
  total: number;
  /** Discount codes' share of this line. */
  discount: number;
}

/** Id of the order line that was charged, or shipping. */
type Source = number | 'shipping';

/** A taxed part of an invoice or credit note. `gross = net + vat`, each in cents, all negative on a credit note. */
export interface TaxedPart {
  /** Null for an amount that belongs to no line. */
  source: Source | null;
  supply: Supply;
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

/** Totals of an invoice or credit note per rate and kind of supply; later corrections are measured against them. */
export type TaxTotal = Omit<TaxedPart, 'source'>;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const part = (source: Source | null, supply: Supply, rate: number, gross: number, vat: number): TaxedPart => ({
  source,
  supply,
  rate,
  net: gross - vat,
  vat,
  gross,
});

/**
 * Parts of an invoice: every line after discount, then shipping, split over the goods' rates as in `computeVat`. The VAT
 * per rate is the order's own (`vatLines`) and is split over the parts of that rate, so that lines and totals agree to the
 * cent (VAT Directive 2006/112/EC art. 226(8) to (10)).
 */
export function invoiceParts(order: { lines: SoldLine[]; shipping: number; vatLines: VatLine[] }): TaxedPart[] {
  const all = order.lines.map((line) => ({ ...line, gross: line.total - line.discount }));
  const sold = all.filter(({ supply }) => supply !== 'voucher');
  const rates = [...new Set(sold.map((line) => line.rate))].sort((a, b) => b - a);
  const shares = splitByShare(
    order.shipping,
    rates.map((rate) => sum(sold.filter((line) => line.rate === rate).map((line) => line.gross))),
  );
  const parcels = rates.flatMap((rate, index) => {
    const gross = shares[index] ?? 0;
    return gross === 0 ? [] : [{ id: 'shipping' as const, supply: 'goods' as const, rate, gross }];
  });
  const parts = [...sold, ...parcels];
  const vats = new Map<(typeof parts)[number], number>();
  for (const rate of rates) {
    const group = parts.filter((entry) => entry.rate === rate);
    const gross = group.map((entry) => entry.gross);
    const vat = order.vatLines.find((line) => line.rate === rate)?.amount ?? vatOf(sum(gross), rate);
    const split = splitByShare(vat, gross);
    for (const [index, entry] of group.entries()) vats.set(entry, split[index] ?? 0);
  }
  const vouchers = all.filter(({ supply }) => supply === 'voucher');
  return [...parts, ...vouchers].map((entry) =>
    part(entry.id, entry.supply, entry.rate, entry.gross, vats.get(entry) ?? 0),
  );
}

const sameGroup = (a: TaxTotal, b: TaxTotal): boolean => a.rate === b.rate && a.supply === b.supply;

/** Sums by rate and kind of supply, highest rate first. */
export function taxTotals(parts: TaxTotal[]): TaxTotal[] {
  const totals: TaxTotal[] = [];
  for (const { supply, rate, net, vat, gross } of parts) {
    const known = totals.find((total) => total.rate === rate && total.supply === supply);
    if (known) Object.assign(known, { net: known.net + net, vat: known.vat + vat, gross: known.gross + gross });
    else totals.push({ supply, rate, net, vat, gross });
  }
  return totals.sort((a, b) => b.rate - a.rate || a.supply.localeCompare(b.supply));
}

/** Cents of the order, 0 to `total`, that must be credited in total given the money received and refunded. */
export function creditDue(total: number, received: number, refunded: number): number {
  // Paid twice with one payment refunded: nothing of the sale itself was reversed.
  return Math.min(total, Math.max(0, total - (received - refunded)));
}

/** Share of a refund for one line or for shipping. */
export interface CreditItem {
  source: Source;
  /** Pieces that the amount is for. */
  quantity: number;
  /** Cents, positive. */
  amount: number;
}

/** VAT within the first `gross` cents of a group, so that any sequence of steps adds up to all of it. */
const vatWithin = (group: TaxTotal, gross: number): number =>
  group.gross === 0 ? 0 : Math.round((group.vat * gross) / group.gross);

/** Parts of one step that credits the shares in `wanted`, starting from `before` credited cents of the group. */
function stepParts(group: TaxTotal, before: number, wanted: Pick<Spread, 'source' | 'amount'>[]): TaxedPart[] {
  const after = before + sum(wanted.map((entry) => entry.amount));
  const vat = vatWithin(group, after) - vatWithin(group, before);
  const split = splitByShare(
    Math.abs(vat),
    wanted.map((entry) => Math.abs(entry.amount)),
  );
  return wanted.map(({ source, amount }, index) =>
    part(source, group.supply, group.rate, -amount, -Math.sign(vat) * (split[index] ?? 0) || 0),
  );
}

interface CreditState {
  /** The invoice's parts. */
  invoice: TaxedPart[];
  /** Totals of all later corrections, with their sign: negative for credit notes. */
  corrections: TaxTotal[];
}

interface Group {
  total: TaxTotal;
  credited: number;
}

const groupsOf = ({ invoice, corrections }: CreditState): Group[] =>
  taxTotals(invoice).map((total) => ({
    total,
    credited: 0 - sum(corrections.filter((entry) => sameGroup(entry, total)).map((entry) => entry.gross)),
  }));

interface Spread {
  source: Source | null;
  amount: number;
  group: TaxTotal;
}

/** Assigns each item to its groups; shipping is split over its parts by their share. */
function spreadItems(invoice: TaxedPart[], items: CreditItem[]): Spread[] {
  return items.flatMap(({ source, amount }) => {
    const parts = invoice.filter((entry) => entry.source === source);
    const shares = splitByShare(
      amount,
      parts.map((entry) => entry.gross),
    );
    return parts.map((group, index) => ({ source, amount: shares[index] ?? 0, group }));
  });
}

/**
 * Parts of a correction that changes the credited amount by `amount` cents: positive for a credit note (negative parts),
 * negative to restore a reversed chargeback (positive parts). `items` are listed by line if they add up to `amount` and
 * nothing would be credited twice; otherwise there is one part per rate and kind of supply, by the share of what is left.
 * Any sequence that credits everything adds up to minus the invoice, VAT included.
 */
export function correctionParts(state: CreditState, amount: number, items: CreditItem[] = []): TaxedPart[] {
  const groups = groupsOf(state);
  const spread = spreadItems(state.invoice, items).filter((entry) => entry.amount !== 0);
  const fits = groups.every(({ total, credited }) => {
    const wanted = sum(spread.filter((entry) => sameGroup(entry.group, total)).map((entry) => entry.amount));
    return credited + wanted <= total.gross;
  });
  if (amount > 0 && fits && sum(spread.map((entry) => entry.amount)) === amount) {
    return groups.flatMap(({ total, credited }) =>
      stepParts(
        total,
        credited,
        spread.filter((entry) => sameGroup(entry.group, total)),
      ),
    );
  }
  const room = groups.map(({ total, credited }) => (amount > 0 ? total.gross - credited : credited));
  const shares = splitByShare(Math.abs(amount), room);
  return groups.flatMap(({ total, credited }, index) => {
    const share = Math.sign(amount) * (shares[index] ?? 0);
    return share === 0 ? [] : stepParts(total, credited, [{ source: null, amount: share }]);
  });
}

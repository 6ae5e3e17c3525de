import {
  type CreditItem,
  type SoldLine,
  type Supply,
  type TaxTotal,
  type TaxedPart,
  taxTotals,
} from '../../domain/invoice-amounts';
import { shopDay } from '../../domain/shop-calendar';
import type { Company } from '../../platform/settings/company';
import { translateCountry } from '../../../contract/country-names';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  readAddress,
  readDiscountCodes,
  readPromotions,
  readStoredOptions,
  readVatLines,
} from '../../orders/records/order-rows';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';
import { type InvoiceRates, inOtherMoney } from './in-other-money';
import type { InvoiceData, InvoiceLine, InvoiceRole } from './invoice-data';
import { toDate } from '../../platform/database/row-helpers';

export interface Sale {
  order: OrderRow;
  lines: LineRow[];
  payments: PaymentRow[];
}

/** Neither goods nor services: what is bought with a gift card is taxed later (Directive 2006/112/EC art. 30b(2)). */
const supplyOf = ({ product_type: type }: LineRow): Supply =>
  type === 'gift_card' ? 'voucher' : type === 'physical' ? 'goods' : 'services';

const soldLines = (lines: LineRow[]): SoldLine[] =>
  lines.map((line) => ({
    id: line.id,
    supply: supplyOf(line),
    rate: Number(line.vat_rate),
    total: line.total,
    discount: line.discount ?? 0,
  }));

export const soldOrder = ({ order, lines }: Sale) => ({
  lines: soldLines(lines),
  shipping: order.shipping,
  vatLines: readVatLines(order),
});

const isPrepaid = (lines: LineRow[]): boolean => lines.some((line) => line.product_type === 'physical');

/** Country whose VAT applies, as chosen by `orderCountry` when the order was placed. */
export function vatCountry({ order, lines }: Sale): string {
  const shipping = readAddress(order.shipping_address);
  const billing = readAddress(order.billing_address);
  const first = isPrepaid(lines) ? shipping : (billing ?? shipping);
  return (first ?? billing)?.country ?? HOME_COUNTRY;
}

/** The earliest successful payment. Its day is that of the supply on the invoice, and decides the VAT rate. */
export function firstPaid(payments: PaymentRow[]): PaymentRow | undefined {
  const at = (payment: PaymentRow): number => toDate(payment.paid_at)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return payments.filter((payment) => payment.state === 'paid').sort((a, b) => at(a) - at(b) || a.id - b.id)[0];
}

const NOTHING = { title: '', options: [], sku: '', quantity: 0, unitPrice: 0, discount: 0 };

/** `pieces`: number of pieces of the line that a refund was for; an invoice covers all of them. */
function toInvoiceLine(part: TaxedPart, lines: LineRow[], pieces: number | undefined): InvoiceLine {
  const line = lines.find((entry) => entry.id === part.source);
  if (!line) return { ...NOTHING, ...part };
  const quantity = (part.gross < 0 ? -1 : 1) * (pieces ?? line.quantity);
  return {
    ...part,
    title: line.title,
    options: readStoredOptions(line),
    sku: line.sku,
    quantity,
    unitPrice: line.unit_price,
    discount: quantity === 0 ? 0 : line.unit_price * quantity - part.gross,
    ...(line.credit ? { credit: line.credit } : {}),
  };
}

interface InvoiceInput {
  role: InvoiceRole;
  number: string;
  at: Date;
  sale: Sale;
  company: Company;
  parts: TaxedPart[];
  /** Refunded lines, if the correction belongs to a refund. */
  items: CreditItem[];
  corrects: InvoiceData['corrects'];
  rates: InvoiceRates;
  /** Totals of the earlier corrections of the same invoice. */
  before: TaxTotal[];
}

const sum = (totals: TaxTotal[], key: 'net' | 'vat' | 'gross'): number =>
  totals.reduce((amount, total) => amount + total[key], 0);

/** Snapshot of everything an invoice or credit note states. */
export function buildInvoiceData({
  role,
  number,
  at,
  sale,
  company,
  parts,
  items,
  corrects,
  rates,
  before,
}: InvoiceInput): InvoiceData {
  const { order, lines, payments } = sale;
  const day = (date: Date): string => shopDay(date, company.timeZone);
  const totals = taxTotals(parts);
  const placed = toDate(order.placed_at) ?? at;
  const payment = firstPaid(payments);
  const paidOn = payment ? day(toDate(payment.paid_at) ?? at) : null;
  const promotions = role === 'invoice' ? readPromotions(order) : [];
  const pieces = new Map(items.map((item) => [item.source, item.quantity]));
  const { siteName, name, address, chamberOfCommerce, vatNumber, email } = company;
  return {
    role,
    number,
    issuedOn: day(at),
    language: order.language,
    currency: order.currency,
    seller: { siteName, name, address: translateCountry(address, order.language), chamberOfCommerce, vatNumber, email },
    buyer: {
      name: `${order.firstname} ${order.lastname}`.trim(),
      billing: readAddress(order.billing_address),
      shipping: readAddress(order.shipping_address),
    },
    order: { number: order.order_nr, placedOn: day(placed) },
    supplied: { on: paidOn ?? day(placed), prepaid: isPrepaid(lines) },
    payment: payment && paidOn ? { on: paidOn, method: payment.method } : null,
    ...(role === 'invoice' && order.gift_card_amount ? { giftCard: order.gift_card_amount } : {}),
    corrects,
    country: vatCountry(sale),
    ...(order.delivery_method === 'letterbox' ? { delivery: order.delivery_method } : {}),
    lines: parts.map((part) => toInvoiceLine(part, lines, part.source ? pieces.get(part.source) : undefined)),
    codes: role === 'invoice' ? readDiscountCodes(order).map(({ code }) => code) : [],
    ...(promotions.length > 0 ? { promotions } : {}),
    ...inOtherMoney({ totals, before, rates, currency: order.currency, country: vatCountry(sale) }),
    totals,
    net: sum(totals, 'net'),
    vat: sum(totals, 'vat'),
    total: sum(totals, 'gross'),
  };
}

import type { DayRate } from '../../domain/exchange-rate';
import type { TaxTotal, TaxedPart } from '../../domain/invoice-amounts';
import type { OrderAddress } from '../../../contract/order';
import { type Locale } from '../../../contract/locales';
import type { OrderPromotion } from '../../../contract/promotions';
import type { StoredOption } from '../../domain/options';

/** Invoice, credit note, or supplementary invoice after a reversed chargeback. */
export type InvoiceRole = 'invoice' | 'credit' | 'correction';

/** A calendar day in the shop's time zone, `YYYY-MM-DD`. */
export type Day = string;

interface Seller {
  siteName: string;
  name: string;
  address: string;
  chamberOfCommerce: string;
  vatNumber: string;
  email: string;
}

/** Row of an invoice or credit note. Product fields are empty for shipping and free amounts. */
export interface InvoiceLine extends TaxedPart {
  title: string;
  options: StoredOption[];
  sku: string;
  quantity: number;
  /** Cents including VAT, before any discount. */
  unitPrice: number;
  /** Cents including VAT, discount by promotions and codes. */
  discount: number;
  /** Cents including VAT by which the unit price was lowered for grants the customer already owned. */
  credit?: number;
}

/**
 * Content of an invoice or credit note, stored permanently and used for the PDF and all reports. Amounts in minor units of
 * its currency, negative
 * on a credit note. Required content: VAT Directive 2006/112/EC art. 226.
 */
export interface InvoiceData {
  role: InvoiceRole;
  number: string;
  issuedOn: Day;
  language: Locale;
  currency: string;
  seller: Seller;
  buyer: { name: string; billing: OrderAddress | null; shipping: OrderAddress | null };
  order: { number: string; placedOn: Day };
  /** Day of the chargeable event: goods are prepaid (art. 65), lessons are supplied with the payment. */
  supplied: { on: Day; prepaid: boolean };
  payment: { on: Day; method: string | null } | null;
  /** Minor units of the total that a gift card paid; missing without one. */
  giftCard?: number;
  /** The corrected invoice; null for an invoice. */
  corrects: { number: string; issuedOn: Day } | null;
  /** Country whose VAT applies: that of the delivery, or of the billing address for digital orders. */
  country: string;
  /** Unless it was the usual one; missing in documents from before there was a choice. */
  delivery?: 'letterbox';
  lines: InvoiceLine[];
  codes: string[];
  /** Missing without any. */
  promotions?: OrderPromotion[];
  /** Only where the currency is not the euro and a rate was known: totals in euro cents, for the VAT return. */
  eur?: DayRate & { totals: TaxTotal[] };
  /** VAT in the currency of the country where it is due, if that is another one. */
  vatIn?: DayRate & { currency: string; vat: number };
  totals: TaxTotal[];
  net: number;
  vat: number;
  total: number;
}

import type { TaxTotal, TaxedPart } from '../../domain/invoice-amounts';
import type { Address } from '../../domain/order-request';
import { type Locale } from '../../../contract/locales';
import { type ItemOption } from '../../../contract/products';

/** An invoice, money taken back from it, or money that was taken back and came again. */
export type DocumentRole = 'invoice' | 'credit' | 'correction';

/** A calendar day in the shop's time zone, `YYYY-MM-DD`. */
export type Day = string;

export interface Seller {
  siteName: string;
  name: string;
  address: string;
  chamberOfCommerce: string;
  vatNumber: string;
  email: string;
}

/** A row of a document. What names an article is empty where the row is about shipping or a mere amount. */
export interface DocumentLine extends TaxedPart {
  title: string;
  options: ItemOption[];
  sku: string;
  quantity: number;
  /** Cents with VAT, before any discount. */
  unitPrice: number;
  /** Cents with VAT that codes took off this row. */
  discount: number;
  /** Cents with VAT that the unit price was lowered by, because the customer had part of it already. */
  credit?: number;
}

/**
 * Everything a document says, as data: kept with it for good, printed from and reported on. Amounts in cents, negative on
 * a credit note. What must be on it: VAT Directive 2006/112/EC, art. 226.
 */
export interface DocumentFacts {
  role: DocumentRole;
  number: string;
  issuedOn: Day;
  language: Locale;
  currency: string;
  seller: Seller;
  buyer: { name: string; billing: Address | null; shipping: Address | null };
  order: { number: string; placedOn: Day };
  /** The day on which VAT fell due: goods are paid for before they leave (art. 65), lessons open with the payment. */
  supplied: { on: Day; prepaid: boolean };
  payment: { on: Day; method: string | null } | null;
  /** The invoice that this document corrects. */
  corrects: { number: string; issuedOn: Day } | null;
  /** Whose VAT it is: the country of the parcel, or of the bill without one. */
  country: string;
  lines: DocumentLine[];
  codes: string[];
  totals: TaxTotal[];
  net: number;
  vat: number;
  total: number;
}

import type { Supply } from '../../domain/invoice-amounts';
import type { InvoiceData } from '../invoices/invoice-data';
import type { ReportedTotals } from './totals-in-euro';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';
import { quarterOf } from './report-period';

/** `supplies` and `corrections` belong to the One Stop Shop return, `domestic` to the domestic VAT return. */
type OssSection = 'supplies' | 'corrections' | 'domestic';

export interface OssRow {
  section: OssSection;
  /** The quarter it belongs to. */
  period: string;
  country: string;
  supply: Supply;
  /** Percent. */
  rate: number;
  /** The euro; another one for documents that could not be converted, which stand apart. */
  currency: string;
  /** Minor units. */
  taxable: number;
  vat: number;
  /** Number of invoices and credit notes included. */
  documents: number;
  /** How many of them were converted at a rate of an earlier day than that of the payment. */
  earlierRates: number;
}

const SECTIONS: OssSection[] = ['supplies', 'corrections', 'domestic'];

const keyOf = (row: Omit<OssRow, 'taxable' | 'vat' | 'documents' | 'earlierRates'>): string =>
  [
    SECTIONS.indexOf(row.section),
    row.period,
    row.country,
    row.supply,
    String(1000 - row.rate).padStart(7, '0'),
    row.currency,
  ].join(' ');

type OssDocument = Pick<InvoiceData, 'issuedOn' | 'corrects' | 'country'> & ReportedTotals;

/**
 * Totals for a quarterly return (Union scheme, VAT Directive 2006/112/EC art. 369g): VAT per country of consumption, kind
 * of supply and rate. Corrections of invoices of an earlier quarter are listed separately with that quarter, as required
 * by art. 369g(4) since July 2021. The date of issue in the shop's time zone determines the quarter. Amounts in euro, converted
 * at the rate that was stored when the order was paid; currencies are never added up.
 */
export function createOssReport(quarter: string) {
  const rows = new Map<string, OssRow>();
  return {
    add({ issuedOn, corrects, country, totals, currency, isEarlierRate }: OssDocument): void {
      if (quarterOf(issuedOn) !== quarter) return;
      const period = corrects ? quarterOf(corrects.issuedOn) : quarter;
      const section = country === HOME_COUNTRY ? 'domestic' : period === quarter ? 'supplies' : 'corrections';
      for (const { supply, rate, net, vat } of totals) {
        // Outside the scope of VAT.
        if (supply === 'voucher') continue;
        const group = {
          section,
          period: section === 'domestic' ? quarter : period,
          country,
          supply,
          rate,
          currency,
        } as const;
        const key = keyOf(group);
        const row = rows.get(key) ?? { ...group, taxable: 0, vat: 0, documents: 0, earlierRates: 0 };
        rows.set(key, {
          ...row,
          taxable: row.taxable + net,
          vat: row.vat + vat,
          documents: row.documents + 1,
          earlierRates: row.earlierRates + (isEarlierRate ? 1 : 0),
        });
      }
    },
    rows: (): OssRow[] => [...rows.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row),
  };
}

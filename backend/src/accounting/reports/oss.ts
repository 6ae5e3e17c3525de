import type { Supply } from '../../domain/invoice-amounts';
import type { DocumentFacts } from '../invoices/invoice-data';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';
import { quarterOf } from './period';

/** `supplies` and `corrections` go into the return of the One Stop Shop, `domestic` into the shop's own. */
export type OssSection = 'supplies' | 'corrections' | 'domestic';

export interface OssRow {
  section: OssSection;
  /** The quarter that it belongs to. */
  period: string;
  country: string;
  supply: Supply;
  /** Percent. */
  rate: number;
  /** Cents. */
  taxable: number;
  vat: number;
  /** Of how many documents it is the sum. */
  documents: number;
}

const SECTIONS: OssSection[] = ['supplies', 'corrections', 'domestic'];

const keyOf = (row: Omit<OssRow, 'taxable' | 'vat' | 'documents'>): string =>
  [SECTIONS.indexOf(row.section), row.period, row.country, row.supply, String(1000 - row.rate).padStart(7, '0')].join(
    ' ',
  );

type OssDocument = Pick<DocumentFacts, 'issuedOn' | 'corrects' | 'country' | 'totals'>;

/**
 * Sums for the return of a quarter (Union scheme, VAT Directive 2006/112/EC art. 369g): VAT per country of consumption,
 * goods and services apart, per rate. What corrects a document of an earlier quarter is told apart with that quarter, as
 * art. 369g(4) wants it since July 2021. A document counts in the quarter in which it was issued, in the shop's time zone.
 */
export function createOssReport(quarter: string) {
  const rows = new Map<string, OssRow>();
  return {
    add({ issuedOn, corrects, country, totals }: OssDocument): void {
      if (quarterOf(issuedOn) !== quarter) return;
      const period = corrects ? quarterOf(corrects.issuedOn) : quarter;
      const section = country === HOME_COUNTRY ? 'domestic' : period === quarter ? 'supplies' : 'corrections';
      for (const { supply, rate, net, vat } of totals) {
        const group = { section, period: section === 'domestic' ? quarter : period, country, supply, rate } as const;
        const key = keyOf(group);
        const row = rows.get(key) ?? { ...group, taxable: 0, vat: 0, documents: 0 };
        rows.set(key, {
          ...row,
          taxable: row.taxable + net,
          vat: row.vat + vat,
          documents: row.documents + 1,
        });
      }
    },
    rows: (): OssRow[] => [...rows.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row),
  };
}

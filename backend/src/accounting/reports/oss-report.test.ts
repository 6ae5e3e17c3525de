import { describe, expect, it } from 'vitest';
import type { InvoiceData } from '../invoices/invoice-data';
import { invoiceFixture } from '../invoices/invoice-data.fixtures';
import { createOssReport } from './oss-report';
import { reportedTotals } from './totals-in-euro';

const sold = (country: string, rate: number, over: Partial<InvoiceData> = {}) =>
  invoiceFixture([{ rate, unitPrice: 12_000 }], { country, ...over }, 0);

const credited = (invoice: InvoiceData, issuedOn: string): InvoiceData => ({
  ...invoice,
  role: 'credit',
  issuedOn,
  corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  totals: invoice.totals.map((total) => ({ ...total, net: -total.net, vat: -total.vat, gross: -total.gross })),
});

function report(quarter: string, documents: InvoiceData[]) {
  const oss = createOssReport(quarter);
  for (const document of documents) oss.add({ ...document, ...reportedTotals(document, []) });
  return oss
    .rows()
    .map(({ section, period, country, supply, rate, taxable, vat }) =>
      [section, period, country, supply, rate, taxable, vat].join(' '),
    );
}

describe('createOssReport', () => {
  it('sums by country, kind of supply and rate, and separates domestic VAT', () => {
    const lessons = invoiceFixture([{ supply: 'services', rate: 19, unitPrice: 1190 }], { country: 'de' }, 0);
    const documents = [sold('nl', 21), sold('de', 19), sold('de', 19), sold('fr', 20), sold('se', 25), lessons];
    expect(report('2026-Q4', documents)).toEqual([
      'supplies 2026-Q4 de goods 19 20168 3832',
      'supplies 2026-Q4 de services 19 1000 190',
      'supplies 2026-Q4 fr goods 20 10000 2000',
      'supplies 2026-Q4 se goods 25 9600 2400',
      'domestic 2026-Q4 nl goods 21 9917 2083',
    ]);
  });

  it('subtracts credit notes of the same quarter, and lists corrections of earlier ones', () => {
    const now = sold('de', 19);
    const before = sold('de', 19, { issuedOn: '2026-08-01' });
    const documents = [now, credited(now, '2026-12-31'), before, credited(before, '2026-11-30')];
    expect(report('2026-Q4', documents)).toEqual([
      'supplies 2026-Q4 de goods 19 0 0',
      'corrections 2026-Q3 de goods 19 -10084 -1916',
    ]);
    expect(report('2026-Q3', documents)).toEqual(['supplies 2026-Q3 de goods 19 10084 1916']);
  });

  it('counts a domestic correction in the quarter it was issued', () => {
    const before = sold('nl', 21, { issuedOn: '2026-08-01' });
    expect(report('2026-Q4', [credited(before, '2026-10-01')])).toEqual(['domestic 2026-Q4 nl goods 21 -9917 -2083']);
  });

  it('separates two rates of a country', () => {
    const documents = [sold('de', 19), sold('de', 7), sold('de', 5.5)];
    expect(report('2026-Q4', documents).map((row) => row.split(' ')[4])).toEqual(['19', '7', '5.5']);
  });
});

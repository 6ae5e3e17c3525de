import type { Knex } from 'knex';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';
import { decimalAmount } from './decimal-amount';
import { BASE_CURRENCY } from '../../../contract/money';
import { readAllRates } from '../rates/read-rates';
import { reportedTotals } from './totals-in-euro';
import { createOssReport } from './oss-report';
import { type Period, quarterOf } from './report-period';
import { readInvoices } from './read-invoices';

const OSS_HEAD = [
  'Section',
  'Period',
  'Country',
  'Supply',
  'VAT rate',
  'Taxable amount',
  'VAT amount',
  'Documents',
  'Currency',
  'Rates of an earlier day',
];

/** Totals for the quarterly One Stop Shop return, including corrections of earlier quarters. */
export async function* reportOss(db: Knex, period: Period): AsyncGenerator<string> {
  const report = createOssReport(quarterOf(period.from));
  const rates = await readAllRates(db);
  for await (const { invoice } of readInvoices(db, period))
    report.add({ ...invoice, ...reportedTotals(invoice, rates) });
  yield `${BYTE_ORDER_MARK}${csvLine(OSS_HEAD)}`;
  for (const row of report.rows()) {
    const { section, country, supply, rate, taxable, vat, documents, currency, earlierRates } = row;
    const sums = [String(rate), decimalAmount(taxable), decimalAmount(vat), String(documents)];
    yield csvLine([section, row.period, country.toUpperCase(), supply, ...sums, currency, String(earlierRates)]);
  }
}

const DOCUMENTS_HEAD = [
  'Number',
  'Kind',
  'Issued',
  'Corrects',
  'Order',
  'Customer',
  'Country',
  'Scheme',
  'Supply',
  'VAT rate',
  'Excl. VAT',
  'VAT',
  'Incl. VAT',
  'Currency',
  'VAT in EUR',
  'Rate for 1 EUR',
  'Rate of',
];

/** All invoices and credit notes of a period, one row per rate and kind of supply. */
export async function* reportInvoices(db: Knex, period: Period): AsyncGenerator<string> {
  const rates = await readAllRates(db);
  yield `${BYTE_ORDER_MARK}${csvLine(DOCUMENTS_HEAD)}`;
  for await (const { row, invoice } of readInvoices(db, period)) {
    const { number, issuedOn, corrects, order, buyer, country, currency, totals } = invoice;
    const euro = reportedTotals(invoice, rates);
    const about = [number, row.kind, issuedOn, corrects?.number ?? '', order.number, buyer.name];
    const scheme = country === HOME_COUNTRY ? 'domestic' : 'oss';
    for (const { supply, rate, net, vat, gross } of totals) {
      const sums = [String(rate), decimalAmount(net), decimalAmount(vat), decimalAmount(gross), currency];
      const own = euro.totals.find((one) => one.supply === supply && one.rate === rate);
      const inEuro = euro.currency === BASE_CURRENCY && own ? decimalAmount(own.vat) : '';
      const at = euro.at ? [String(euro.at.rate), euro.at.on] : ['', ''];
      const taxedUnder = supply === 'voucher' ? 'outside' : scheme;
      yield csvLine([...about, country.toUpperCase(), taxedUnder, supply, ...sums, inEuro, ...at]);
    }
  }
}

// Prints invoices of every kind into a folder, so that two releases of Node can be compared: `vite-node tests/documents/print-samples.ts <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { address, invoiceFixture } from '../../src/accounting/invoices/invoice-data.fixtures';
import type { InvoiceData } from '../../src/accounting/invoices/invoice-data';
import { formatInvoicePage } from '../../src/accounting/invoices/format-invoice-page';
import { renderPdf } from '../../src/accounting/invoices/pdf/render-pdf';
import { LOCALES } from '../../contract/locales';

const AT = new Date('2026-11-21T10:00:00Z');
const FOREIGN = 'Юлия Χρήστος Nguyễn Łukasz 東京 عمر 👩‍👧';

const many = Array.from({ length: 60 }, (_, index) => ({
  title: `Pak ${index}`,
  quantity: index + 1,
  discount: index,
}));
const lessons = [
  { title: 'Les 3', sku: 'L3', unitPrice: 1250, rate: 21, supply: 'services' as const },
  { title: 'Boek', sku: 'B1', unitPrice: 123_456, rate: 9 },
];

function* samples(): Generator<[string, InvoiceData]> {
  for (const language of LOCALES) {
    yield [`invoice-${language}`, invoiceFixture([{}, ...lessons], { language })];
    const corrects = { number: 'F2026-00042', issuedOn: '2026-11-21' };
    yield [`credit-${language}`, invoiceFixture([{}], { language, role: 'credit', number: 'C2026-00007', corrects })];
  }
  yield ['many-lines', invoiceFixture(many)];
  const parties = { buyer: { name: FOREIGN, billing: address({ firstname: FOREIGN }), shipping: address() } };
  yield ['foreign-names', invoiceFixture([{ title: FOREIGN }], parties)];
  yield ['krona', invoiceFixture(many.slice(0, 3), { language: 'sv', currency: 'SEK', country: 'se' })];
}

async function main(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, invoice] of samples())
    writeFileSync(path.join(folder, `${name}.pdf`), await renderPdf(formatInvoicePage(invoice), AT));
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: vite-node print-samples.ts <folder>');
void main(folder);

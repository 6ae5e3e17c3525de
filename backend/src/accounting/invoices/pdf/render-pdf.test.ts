import { describe, expect, it } from 'vitest';
import { address, invoiceFixture } from '../invoice-data.fixtures';
import { formatInvoicePage } from '../format-invoice-page';
import { renderPdf } from './render-pdf';
import { LOCALES } from '../../../../contract/locales';

const AT = new Date('2026-11-21T10:00:00Z');
const print = (invoice: Parameters<typeof formatInvoicePage>[0], at = AT) => renderPdf(formatInvoicePage(invoice), at);
const pagesOf = (pdf: Buffer): number => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
const fontsOf = (pdf: Buffer): string[] =>
  [...new Set(pdf.toString('latin1').match(/\/FontName \/\w+\+[\w-]+/g) ?? [])]
    .map((name) => name.replace(/.*\+/, ''))
    .sort();

describe('renderPdf', () => {
  it('gives the same bytes for the same invoice, and different ones for another', async () => {
    const invoice = invoiceFixture([{}, { title: 'Pro', quantity: 3, discount: 1000 }]);
    const first = await print(invoice);
    expect(first.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect((await print(structuredClone(invoice))).equals(first)).toBe(true);
    expect((await print({ ...invoice, total: invoice.total + 1 })).equals(first)).toBe(false);
    expect((await print(invoice, new Date('2026-11-22T10:00:00Z'))).equals(first)).toBe(false);
  });

  it.each(LOCALES)('is tagged and has language and title in %s', async (language) => {
    const pdf = (await print(invoiceFixture([{}], { language }))).toString('latin1');
    expect(pdf).toContain(`/Lang (${formatInvoicePage(invoiceFixture([{}], { language })).language})`);
    for (const part of ['/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true', '/S /H1', '/S /TH', '/S /TD'])
      expect(pdf).toContain(part);
    expect(pdf).toContain('F2026-00042');
    expect(pagesOf(await print(invoiceFixture([{}], { language })))).toBe(1);
  });

  it('continues over as many pages as needed', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ title: `Pak ${index}`, quantity: index + 1 }));
    expect(pagesOf(await print(invoiceFixture(items)))).toBeGreaterThan(5);
  });

  it('prints any name, with a fallback font where needed', async () => {
    expect(fontsOf(await print(invoiceFixture([{}])))).toEqual(['Figtree-Bold', 'Figtree-Regular']);
    const names = [
      'Юлия Шереметьева',
      'Χρήστος',
      'Nguyễn Văn Ắt',
      'Łukasz Żółć',
      '東京 太郎',
      'عمر',
      '👩‍👧 \u202e\u0000',
      'क्षेत्र',
    ];
    const lines = { firstname: names.join(' '), street: 'Ő'.repeat(200), city: '\u{1F600}'.repeat(40) };
    const pdf = await print(
      invoiceFixture([{ title: names.join('/') }], {
        buyer: { name: '', billing: address(lines), shipping: address(lines) },
      }),
    );
    expect(fontsOf(pdf)).toContain('NotoSans-Bold');
  });
});

import { describe, expect, it } from 'vitest';
import { address, invoiceFixture } from './invoice-data.fixtures';
import { formatInvoicePage } from './format-invoice-page';
import { METHODS } from '../../../sandbox/methods';
import { LOCALES } from '../../../contract/locales';
import { MESSAGES } from '../../platform/mail/messages';

const plain = (value: unknown): string => JSON.stringify(value).replace(/\u00a0|\u202f/g, ' ');
const credit = {
  role: 'credit' as const,
  number: 'C2026-00001',
  corrects: { number: 'F2026-00042', issuedOn: '2026-11-20' },
};

describe('formatInvoicePage', () => {
  it.each(LOCALES)('fills all texts in %s', (language) => {
    for (const invoice of [
      invoiceFixture([{}, { quantity: 2, discount: 500 }], { language, country: 'se', codes: ['A', 'B'] }),
      invoiceFixture(
        [{ supply: 'services', unitPrice: 5405, credit: 495 }],
        { language, supplied: { on: '2026-11-21', prepaid: false }, payment: null },
        0,
      ),
      invoiceFixture([{}], { language, ...credit }),
      invoiceFixture([{}], { language, ...credit, role: 'correction', number: 'F2026-00043' }),
    ]) {
      const page = formatInvoicePage(invoice);
      expect(plain({ ...page, pageOf: '' })).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|\[object/);
      expect(page.pageOf).toMatch(/\{page\}.*\{pages\}/);
      expect(page.heading).toContain(invoice.number);
    }
  });

  it.each(Object.keys(METHODS))('names %s in every language', (method) => {
    for (const language of LOCALES) {
      const invoice = invoiceFixture([{}], { language, payment: { on: '2026-11-21', method } });
      const { payment: label } = MESSAGES[language].document;
      const row = formatInvoicePage(invoice).facts.find(([fact]) => fact === label);
      expect(row?.[1]).toMatch(/\S/);
      expect(row?.[1]).not.toBe(method);
    }
  });

  it('contains everything required by article 226 of the VAT directive', () => {
    const page = plain(formatInvoicePage(invoiceFixture([{ quantity: 2, discount: 1199 }], { codes: ['ZOMER10'] })));
    for (const part of [
      'Factuur F2026-00042',
      '21 november 2026',
      'Zwotter B.V.',
      'Otterkade 12',
      'KvK-nummer 87654321',
      'Btw-nummer NL865432109B01',
      'Zoë van Dam',
      'Kade 12 bis',
      'Nederland',
      'ZW2026-00107',
      'Vooruitbetaald op',
      'iDEAL | Wero',
      // Unit price without VAT, discount, taxable amount, rate, VAT.
      '€ 49,55',
      'Korting € -11,99 incl. btw',
      '€ 89,19',
      '21%',
      '€ 18,72',
      '€ 107,91',
      'Gebruikte kortingscode: ZOMER10.',
      'Het factuurbedrag is voldaan op 21 november 2026.',
    ])
      expect(page).toContain(part);
  });

  it('prints name and country of a buyer of lessons, who gave no street', () => {
    const location = { street: '', housenumber: '', addition: '', postalCode: '', city: '', country: 'de' };
    const buyer = { name: 'Zoë van Dam', billing: address(location), shipping: null };
    const { parties } = formatInvoicePage(invoiceFixture([{ supply: 'services' }], { buyer }, 0));
    expect(parties.map(({ lines }) => lines)).toEqual([['Zoë van Dam', 'Duitsland']]);
  });

  it('shows the credit for lessons the customer already owned', () => {
    const page = plain(formatInvoicePage(invoiceFixture([{ unitPrice: 5405, credit: 495 }])));
    expect(page).toContain('Normaal € 59,00, min € 4,95');
  });

  it('names the country of foreign VAT only', () => {
    expect(plain(formatInvoicePage(invoiceFixture([{}], { country: 'de' })).notes)).toContain('Btw van Duitsland');
    expect(plain(formatInvoicePage(invoiceFixture([{}])).notes)).not.toContain('One Stop Shop');
  });

  it('names the corrected invoice', () => {
    expect(formatInvoicePage(invoiceFixture([{}], credit)).facts).toContainEqual([
      'Bij factuur',
      'F2026-00042 van 20 november 2026',
    ]);
  });

  it('shows VAT once per rate, unlike the One Stop Shop report', () => {
    const page = formatInvoicePage(invoiceFixture([{}, { supply: 'services' }, { rate: 9 }]));
    expect(page.vatRows.map(([rate]) => rate)).toEqual(['21%', '9%']);
  });
});

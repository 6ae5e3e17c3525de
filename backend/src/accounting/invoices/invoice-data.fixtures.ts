import { invoiceParts, taxTotals } from '../../domain/invoice-amounts';
import { computeVat } from '../../domain/vat';
import type { InvoiceData, InvoiceLine } from './invoice-data';

export const address = (over: object = {}) => ({
  firstname: 'Zoë',
  lastname: 'van Dam',
  street: 'Kade',
  housenumber: '12',
  addition: 'bis',
  info: '',
  postalCode: '1234 AB',
  city: 'Delft',
  country: 'nl',
  ...over,
});

interface Item {
  title?: string;
  sku?: string;
  quantity?: number;
  unitPrice?: number;
  discount?: number;
  credit?: number;
  rate?: number;
  supply?: 'goods' | 'services';
}

/** A consistent invoice for tests. */
export function invoiceFixture(items: Item[], over: Partial<InvoiceData> = {}, shipping = 395): InvoiceData {
  const sold = items.map((item, index) => ({
    title: 'Zwotter Classic drijfpak',
    sku: 'ZW-CLASSIC-BLUE-M',
    quantity: 1,
    unitPrice: 5995,
    discount: 0,
    rate: 21,
    supply: 'goods' as const,
    ...item,
    id: index + 1,
    total: (item.unitPrice ?? 5995) * (item.quantity ?? 1),
  }));
  const { vatLines, vat } = computeVat(
    sold.map((item) => ({ total: item.total - item.discount, vatRate: item.rate })),
    shipping,
    21,
  );
  const parts = invoiceParts({ lines: sold, shipping, vatLines });
  const totals = taxTotals(parts);
  const gross = totals.reduce((sum, total) => sum + total.gross, 0);
  const lines = parts.map((part): InvoiceLine => {
    const item = sold.find(({ id }) => id === part.source);
    return {
      ...part,
      title: item?.title ?? '',
      options: item
        ? [
            { key: 'color', value: 'blue' },
            { key: 'size', value: 'xxxl' },
          ]
        : [],
      sku: item?.sku ?? '',
      quantity: item?.quantity ?? 0,
      unitPrice: item?.unitPrice ?? 0,
      discount: item?.discount ?? 0,
      ...(item?.credit ? { credit: item.credit } : {}),
    };
  });
  return {
    role: 'invoice',
    number: 'F2026-00042',
    issuedOn: '2026-11-21',
    language: 'nl',
    currency: 'EUR',
    seller: {
      siteName: 'Zwotter',
      name: 'Zwotter B.V.',
      address: 'Otterkade 12\n3511 AB Utrecht\nNederland',
      chamberOfCommerce: '87654321',
      vatNumber: 'NL865432109B01',
      email: 'hallo@zwotter.example',
    },
    buyer: { name: 'Zoë van Dam', billing: null, shipping: address() },
    order: { number: 'ZW2026-00107', placedOn: '2026-11-21' },
    supplied: { on: '2026-11-21', prepaid: true },
    payment: { on: '2026-11-21', method: 'ideal' },
    corrects: null,
    country: 'nl',
    lines,
    codes: [],
    totals,
    net: gross - vat,
    vat,
    total: gross,
    ...over,
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createParameters } from './mollie-create';
import { paymentDetails } from './payment-details';
import { PAY_LATER } from '../../../contract/payment-methods';

const address = {
  firstname: '',
  lastname: '',
  street: 'Kade',
  housenumber: '12',
  addition: 'B',
  info: '',
  postalCode: '1234 AB',
  city: 'Delft',
  country: 'nl',
};
const order = {
  total: 5385,
  shipping: 395,
  email: 'zoe@example.nl',
  firstname: 'Zoë',
  lastname: 'Jansen',
  shipping_address: JSON.stringify(address),
  billing_address: null,
};
const line = {
  product_type: 'physical' as const,
  title: 'Zwotter Classic',
  sku: 'ZW-CLASSIC-BLUE-M',
  quantity: 1,
  unit_price: 4990,
  total: 4990,
  discount: 0,
  vat_rate: 21,
};

describe('paymentDetails', () => {
  it('describes goods, shipping cost and addresses to a provider that lends the money', () => {
    expect(paymentDetails(order, [line], 'klarna')).toEqual({
      billing: {
        givenName: 'Zoë',
        familyName: 'Jansen',
        email: 'zoe@example.nl',
        streetAndNumber: 'Kade 12 B',
        postalCode: '1234 AB',
        city: 'Delft',
        country: 'NL',
      },
      shipping: expect.objectContaining({ streetAndNumber: 'Kade 12 B' }),
      lines: [
        expect.objectContaining({ type: 'physical', sku: line.sku, total: 4990, vatRate: 21, vat: 866 }),
        expect.objectContaining({ type: 'shipping_fee', total: 395, vatRate: 21, vat: 69 }),
      ],
    });
  });
  it('sends nothing to methods that do not need it', () => {
    expect(paymentDetails(order, [line], 'ideal')).toBeNull();
    expect(paymentDetails(order, [line], null)).not.toBeNull();
  });
  it('sends nothing without a street, as for lessons', () => {
    const lessons = { ...order, shipping: 0, total: 4990, shipping_address: null };
    const country = JSON.stringify({ ...address, street: '', housenumber: '', postalCode: '', city: '' });
    expect(paymentDetails({ ...lessons, billing_address: country }, [line], 'klarna')).toBeNull();
    expect(paymentDetails(lessons, [line], 'klarna')).toBeNull();
  });
  it('sends nothing when the lines do not add up to the total', () => {
    expect(paymentDetails({ ...order, total: 5384 }, [line], 'klarna')).toBeNull();
  });
  it('every line is quantity times price less its discount, and all lines are the total, in the currency of the order', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 20 }),
        price: fc.integer({ min: 1, max: 20_000 }),
        off: fc.nat(100),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const payment = {
      description: 'ZW2026-1',
      redirectUrl: 'https://shop.example/back',
      webhookUrl: 'https://shop.example/hook',
      metadata: { orderNr: 'ZW2026-1', payment: '1' },
      idempotencyKey: 'x',
      locale: 'sv' as const,
      applePayToken: null,
    };
    const asked = fc.record({
      method: fc.constantFrom(...PAY_LATER, null),
      currency: fc.constantFrom('EUR' as const, 'SEK' as const),
    });
    fc.assert(
      fc.property(
        asked,
        lines,
        fc.nat(2000),
        fc.constantFrom(0, 21, 25, 5.5),
        ({ method, currency }, parts, shipping, vat_rate) => {
          const rows = parts.map(({ quantity, price, off }) => {
            const total = quantity * price;
            return { ...line, quantity, unit_price: price, total, discount: Math.floor((total * off) / 100), vat_rate };
          });
          const total = rows.reduce((sum, row) => sum + row.total - row.discount, shipping);
          const details = paymentDetails({ ...order, shipping, total }, rows, method);
          expect(details?.lines.reduce((sum, one) => sum + one.total, 0)).toBe(total);
          for (const one of details?.lines ?? []) {
            expect(one.quantity * one.unitPrice - one.discount).toBe(one.total);
            expect(one.vat).toBeGreaterThanOrEqual(0);
            expect(Math.abs(one.vat - (one.total * one.vatRate) / (100 + one.vatRate))).toBeLessThanOrEqual(0.5);
          }
          const sent = createParameters({ ...payment, method, details, amount: total, currency });
          const amounts = JSON.stringify(sent).match(/"currency":"\w+"/g) ?? [];
          expect(new Set(amounts)).toEqual(new Set([`"currency":"${currency}"`]));
          const sum = (sent.lines ?? []).reduce((all, one) => all + Math.round(Number(one.totalAmount.value) * 100), 0);
          expect(sum).toBe(Math.round(Number(sent.amount.value) * 100));
        },
      ),
    );
  });
});

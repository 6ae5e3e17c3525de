import { describe, expect, it } from 'vitest';
import { isPayable, publicOrderResponse, restToPay } from './order-response';
import type { OrderRow, PaymentRow } from './order-rows';

const order = (over: Partial<OrderRow> = {}): OrderRow =>
  ({ payment_status: 'open', withdrawn_at: null, total: 5000, gift_card_amount: null, ...over }) as OrderRow;

const payments = (...rows: Partial<PaymentRow>[]): PaymentRow[] =>
  rows.map(
    (row, index) =>
      ({
        attempt: index + 1,
        provider: 'mollie',
        state: 'paid',
        amount: 5000,
        asked: null,
        refunded: 0,
        charged_back: 0,
        checkout_url: null,
        bank: null,
        ...row,
      }) as PaymentRow,
  );

const lost = { payment_status: 'charged_back' } as const;
const takenBack = { charged_back: 5000 };
const part = { provider: 'by_hand', amount: 2000 } as const;

describe('restToPay', () => {
  it.each<[string, number, Partial<OrderRow>, PaymentRow[]]>([
    ['an open order that nobody paid', 0, {}, payments({ state: 'open' })],
    ['a part by hand', 3000, {}, payments({ state: 'canceled' }, part)],
    ['a lost attempt for the rest', 3000, {}, payments(part, { state: 'expired', amount: 3000 })],
    ['an attempt for the rest that can be paid', 0, {}, payments(part, { state: 'created', amount: 3000 })],
    ['too little money from the provider', 0, {}, payments({ amount: 4000 })],
    ['a chargeback, before a link', 0, lost, payments(takenBack)],
    ['a chargeback, after a lost attempt', 5000, lost, payments(takenBack, { state: 'failed' })],
    ['a refund', 0, lost, payments({ ...takenBack, refunded: 1 }, { state: 'failed' })],
    ['a canceled order', 0, { withdrawn_at: 1 }, payments(part)],
  ])('of %s: %i', (_, rest, over, rows) => {
    expect(restToPay(order(over), rows)).toBe(rest);
    if (rest > 0) expect(isPayable(order(over), rows)).toBe(true);
  });
});

describe('the amount of a bank transfer', () => {
  const bank = JSON.stringify({ transferReference: 'RF1' });
  it('is named where it is not the whole', () => {
    const whole = payments({ state: 'open', bank });
    expect(publicOrderResponse(order(), whole)).not.toHaveProperty('bankAmount');
    const rest = payments(part, { state: 'open', bank, amount: 3000, asked: 3000 });
    expect(publicOrderResponse(order(), rest)).toMatchObject({ bankAmount: 3000 });
  });
});

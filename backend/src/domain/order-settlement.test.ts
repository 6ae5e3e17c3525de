import { describe, expect, it } from 'vitest';
import { type OrderSituation, completeSettlement, planSettlement } from './order-settlement';

type Payment = OrderSituation['payments'][number];

const paid = (attempt: number, over: Partial<Payment> = {}): Payment => ({
  attempt,
  status: 'paid',
  amount: 5000,
  refunded: 0,
  chargedBack: 0,
  disputed: false,
  autoRefunded: 0,
  justPaid: false,
  ...over,
});

function settle(payments: Payment[]) {
  const situation: OrderSituation = {
    total: 5000,
    withdrawn: false,
    previous: 'open',
    payments,
    stockHeld: true,
    needsStock: true,
    openBankTransfer: null,
  };
  const { status, refunds, alerts } = completeSettlement(situation, planSettlement(situation), 'all');
  return { status, refunds, alerts };
}

describe('money that came twice', () => {
  it('goes back by itself at the provider', () =>
    expect(settle([paid(1), paid(2)])).toEqual({
      status: 'paid',
      refunds: [{ attempt: 2, amount: 5000, reason: 'double' }],
      alerts: [],
    }));

  it.each([
    ['first', [paid(1, { byHand: true }), paid(2)]],
    ['last', [paid(1), paid(2, { byHand: true })]],
  ])('is left to a person when an operator entered the %s', (_, payments) =>
    expect(settle(payments)).toEqual({ status: 'paid', refunds: [], alerts: ['double'] }),
  );
});

describe('a payment after a chargeback', () => {
  const chargedBack = paid(1, { chargedBack: 5000, disputed: true });

  it('is nothing to decide: the bank has the first one', () =>
    expect(settle([chargedBack, paid(2)])).toEqual({ status: 'paid', refunds: [], alerts: [] }));

  it('is too much once the bank gives the first one back', () =>
    expect(settle([{ ...chargedBack, chargedBack: 0 }, paid(2)])).toMatchObject({ refunds: [], alerts: ['double'] }));

  it('may bring the part that was taken back', () => {
    const part = paid(1, { chargedBack: 1200, disputed: true });
    expect(settle([part, paid(2, { amount: 1200, asked: 1200 })])).toEqual({ status: 'paid', refunds: [], alerts: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { FULFILMENTS, ORDER_STATUSES } from '../../contract/order-states';
import { mayCustomerCancel } from './customer-cancel';

const packed = { isLabelled: false, isWithdrawn: false, hasLessons: false, isCreditUsed: false };

describe('a customer may cancel', () => {
  it('orders that are open or paid, before anything is packed', () => {
    const allowed = FULFILMENTS.flatMap((fulfilment) =>
      ORDER_STATUSES.filter((status) => mayCustomerCancel({ ...packed, fulfilment, status })).map(
        (status) => `${fulfilment} ${status}`,
      ),
    );
    expect(allowed).toEqual(['new open', 'new paid', 'new partially_refunded']);
  });

  it.each(['isLabelled', 'isWithdrawn', 'isCreditUsed'] as const)('nothing that %s', (reason) => {
    expect(mayCustomerCancel({ ...packed, fulfilment: 'new', status: 'open', [reason]: true })).toBe(false);
  });

  it('lessons only while they are unpaid', () => {
    const order = { ...packed, fulfilment: 'new', hasLessons: true } as const;
    expect(mayCustomerCancel({ ...order, status: 'open' })).toBe(true);
    expect(mayCustomerCancel({ ...order, status: 'paid' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type ReservingPayment, reservationEnd } from './stock-reservation';

const rules = { reservationMinutes: 30, transferReservationDays: 7 };
const startedAt = new Date('2026-11-20T10:00:00Z');
const payment = (over: Partial<ReservingPayment> = {}): ReservingPayment => ({
  status: 'open',
  method: null,
  startedAt,
  ...over,
});
const end = (...payments: ReservingPayment[]) => reservationEnd(payments, rules)?.toISOString() ?? null;

describe('reservationEnd', () => {
  it.each([
    [{ status: 'created' }, '2026-11-20T10:30:00.000Z'],
    [{ method: 'ideal' }, '2026-11-20T10:30:00.000Z'],
    [{ method: 'banktransfer' }, '2026-11-27T10:00:00.000Z'],
    [{ method: 'creditcard', status: 'pending' }, '2026-11-27T10:00:00.000Z'],
    [{ status: 'authorized' }, '2026-11-27T10:00:00.000Z'],
  ] as const)('%j', (over, expected) => expect(end(payment(over))).toBe(expected));

  it('is sooner for a bank transfer of some orders, until the customer has done their part', () => {
    const endOf = (over: Partial<ReservingPayment>, days: number) =>
      reservationEnd([payment(over)], rules, days)?.toISOString();
    expect(endOf({ method: 'banktransfer' }, 2)).toBe('2026-11-22T10:00:00.000Z');
    expect(endOf({ method: 'banktransfer' }, 0)).toBe('2026-11-20T10:30:00.000Z');
    expect(endOf({ method: 'banktransfer', status: 'pending' }, 0)).toBe('2026-11-27T10:00:00.000Z');
  });

  it('is the latest end of all payments that can still succeed', () => {
    expect(end(payment(), payment({ method: 'banktransfer' }))).toBe('2026-11-27T10:00:00.000Z');
    expect(end(payment(), payment({ method: 'banktransfer', status: 'expired' }))).toBe('2026-11-20T10:30:00.000Z');
    expect(end(payment({ status: 'paid' }), payment({ status: 'failed' }))).toBeNull();
    expect(end()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  type ContractDetails,
  createReceiptNr,
  combineWithdrawalRights,
  sendBackDeadline,
  withdrawalRightOfLine,
  withdrawalDeadline,
} from './withdrawal-deadline';

const HOLIDAYS = new Set(['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-29']);
const CALENDAR: Calendar = { timeZone: 'Europe/Amsterdam', isHoliday: (day) => HOLIDAYS.has(day) };
const until = (from: string, timeZone = CALENDAR.timeZone): string =>
  withdrawalDeadline(new Date(from), { ...CALENDAR, timeZone }).toISOString();

describe('withdrawalDeadline', () => {
  it('is the end of the 14th day after delivery, in the shop’s time', () => {
    // Tuesday 6 October 2026 → Tuesday 20 October; summer time until the 25th.
    expect(until('2026-10-06T10:00:00Z')).toBe('2026-10-20T21:59:59.999Z');
  });

  it('counts the day of delivery in the time zone of the customer', () => {
    // 23:30 UTC is half past one the next day in Amsterdam, and still the same day in UTC.
    expect(until('2026-10-05T23:30:00Z')).toBe('2026-10-20T21:59:59.999Z');
    expect(until('2026-10-05T23:30:00Z', 'UTC')).toBe('2026-10-19T23:59:59.999Z');
  });

  it('keeps whole days when the clock changes', () => {
    // Tuesday 13 October in summer time → Tuesday 27 October in winter time, and back in spring.
    expect(until('2026-10-13T10:00:00Z')).toBe('2026-10-27T22:59:59.999Z');
    expect(until('2027-03-16T10:00:00Z')).toBe('2027-03-30T21:59:59.999Z');
  });

  it.each([
    ['a Saturday', '2026-10-03T10:00:00Z', '2026-10-19T21:59:59.999Z'],
    ['a Sunday', '2026-10-04T10:00:00Z', '2026-10-19T21:59:59.999Z'],
    // Friday 25 December, then Saturday the 26th and Sunday the 27th.
    ['Christmas', '2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z'],
    // Friday 1 January 2027.
    ['New Year', '2026-12-18T10:00:00Z', '2027-01-04T22:59:59.999Z'],
    ['Easter Monday', '2027-03-15T10:00:00Z', '2027-03-30T21:59:59.999Z'],
  ])('does not end on %s', (_, from, expected) => {
    expect(until(from)).toBe(expected);
  });

  it('supports half-hour offsets and tolerates an unknown time zone', () => {
    expect(until('2026-10-06T10:00:00Z', 'Asia/Kolkata')).toBe('2026-10-20T18:29:59.999Z');
    expect(until('2026-10-06T10:00:00Z', 'Nowhere/Land')).toBe('2026-10-20T23:59:59.999Z');
  });
});

describe('sendBackDeadline', () => {
  const endOf = (stated: string, accepted: string): string =>
    sendBackDeadline(new Date(stated), new Date(accepted), CALENDAR).toISOString();

  it('is 14 days after the statement, on a working day', () => {
    expect(endOf('2026-10-06T10:00:00Z', '2026-10-07T10:00:00Z')).toBe('2026-10-20T21:59:59.999Z');
    expect(endOf('2026-10-03T10:00:00Z', '2026-10-03T10:00:00Z')).toBe('2026-10-19T21:59:59.999Z');
  });

  it('leaves a week to somebody whose statement was accepted late', () => {
    expect(endOf('2026-10-06T10:00:00Z', '2026-10-19T10:00:00Z')).toBe('2026-10-26T22:59:59.999Z');
    expect(endOf('2026-09-01T10:00:00Z', '2026-10-06T10:00:00Z')).toBe('2026-10-13T21:59:59.999Z');
  });
});

const contract = (over: Partial<ContractDetails> = {}): ContractDetails => ({
  status: 'paid',
  placedAt: new Date('2026-10-01T10:00:00Z'),
  deliveredAt: null,
  immediateAccess: false,
  ...over,
});
const delivered = new Date('2026-10-06T10:00:00Z');

describe('withdrawalRightOfLine', () => {
  it('of goods begins with their delivery', () => {
    expect(withdrawalRightOfLine('physical', contract(), CALENDAR)).toEqual({ kind: 'open' });
    expect(withdrawalRightOfLine('physical', contract({ status: 'open' }), CALENDAR)).toEqual({ kind: 'open' });
    expect(withdrawalRightOfLine('physical', contract({ deliveredAt: delivered }), CALENDAR)).toEqual({
      kind: 'until',
      until: new Date('2026-10-20T21:59:59.999Z'),
    });
  });

  it.each(['lesson', 'level', 'bundle'] as const)(
    'of a %s begins with the contract, unless it was given up',
    (type) => {
      expect(withdrawalRightOfLine(type, contract({ deliveredAt: delivered }), CALENDAR)).toEqual({
        kind: 'until',
        until: new Date('2026-10-15T21:59:59.999Z'),
      });
      expect(withdrawalRightOfLine(type, contract({ immediateAccess: true }), CALENDAR)).toEqual({ kind: 'none' });
    },
  );

  it.each(['failed', 'canceled', 'expired', 'refunded'] as const)('is none of an order that is %s', (status) => {
    expect(withdrawalRightOfLine('physical', contract({ status }), CALENDAR)).toEqual({ kind: 'none' });
  });
});

describe('combineWithdrawalRights', () => {
  const end = new Date('2026-10-20T21:59:59.999Z');
  const later = new Date('2026-10-21T21:59:59.999Z');

  it('lasts as long as the longest right', () => {
    expect(
      combineWithdrawalRights([{ kind: 'until', until: end }, { kind: 'until', until: later }, { kind: 'none' }], end),
    ).toEqual({
      until: later,
      open: true,
    });
    expect(combineWithdrawalRights([{ kind: 'until', until: end }, { kind: 'open' }], later)).toEqual({
      until: null,
      open: true,
    });
  });

  it('is open up to and including its last millisecond', () => {
    const rights = [{ kind: 'until' as const, until: end }];
    expect(combineWithdrawalRights(rights, end).open).toBe(true);
    expect(combineWithdrawalRights(rights, new Date(end.getTime() + 1)).open).toBe(false);
  });

  it('is closed when no line has a right', () => {
    expect(combineWithdrawalRights([{ kind: 'none' }], end)).toEqual({ until: null, open: false });
    expect(combineWithdrawalRights([], end)).toEqual({ until: null, open: false });
  });
});

it('creates receipt numbers without ambiguous characters', () => {
  const numbers = Array.from({ length: 200 }, createReceiptNr);
  for (const number of numbers) expect(number).toMatch(/^WD-[2-9A-HJ-NP-Z]{8}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

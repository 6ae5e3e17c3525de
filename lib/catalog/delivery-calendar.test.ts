import { expect, it } from 'vitest';
import { promiseNow } from './delivery-calendar';

const calendar = {
  timeZone: 'Europe/Amsterdam',
  cutoff: '15:00',
  until: '2027-12-31',
  dispatchHolidays: ['2026-12-25'],
  deliveryHolidays: ['2026-12-25', '2026-12-28'],
};
const days = { min: 1, max: 2 };

it('leaves out the holidays of both countries', () => {
  expect(promiseNow(new Date('2026-12-24T10:00:00Z'), days, calendar)).toEqual({
    before: '15:00',
    from: '2026-12-29',
    to: '2026-12-30',
  });
});

it('promises nothing beyond the days that the page knows', () => {
  expect(promiseNow(new Date('2027-12-30T10:00:00Z'), days, calendar)).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isWeekday } from './dates';
import { type DispatchCalendar, formatCutoff, formatDeliveryDates, promiseDelivery } from './delivery';
import { LOCALE_SETTINGS, LOCALES } from './locales';

/** Christmas and New Year 2026; the destination also has Epiphany. */
const HERE = ['2026-12-25', '2027-01-01'];
const THERE = [...HERE, '2027-01-06'];
const calendar: DispatchCalendar = {
  timeZone: 'Europe/Amsterdam',
  cutoff: '15:00',
  isDispatchHoliday: (day) => HERE.includes(day),
  isDeliveryHoliday: (day) => THERE.includes(day),
};
const promise = (now: string, min = 1, max = 2) => promiseDelivery(new Date(now), { min, max }, calendar);

describe('promiseDelivery', () => {
  it.each([
    ['before the cut-off', '2026-11-23T13:59:59+01:00', '15:00', '2026-11-24', '2026-11-25'],
    ['at the cut-off', '2026-11-23T15:00:00+01:00', null, '2026-11-25', '2026-11-26'],
    ['on a Friday before it', '2026-11-27T09:00:00+01:00', '15:00', '2026-11-30', '2026-12-01'],
    ['on a Friday after it', '2026-11-27T16:00:00+01:00', null, '2026-12-01', '2026-12-02'],
    ['on a Saturday morning', '2026-11-28T09:00:00+01:00', null, '2026-12-01', '2026-12-02'],
    [
      'late on a Sunday in UTC, early on Monday in Amsterdam',
      '2026-11-22T23:30:00Z',
      '15:00',
      '2026-11-24',
      '2026-11-25',
    ],
    ['on a holiday', '2026-12-25T09:00:00+01:00', null, '2026-12-29', '2026-12-30'],
    ['before Christmas', '2026-12-24T09:00:00+01:00', '15:00', '2026-12-28', '2026-12-29'],
    ['before New Year', '2026-12-31T14:00:00+01:00', '15:00', '2027-01-04', '2027-01-05'],
    ['on New Year’s Eve after it', '2026-12-31T15:30:00+01:00', null, '2027-01-05', '2027-01-07'],
    ['on the day that clocks go forward', '2026-03-29T12:00:00+02:00', null, '2026-03-31', '2026-04-01'],
    ['in summer time', '2026-07-14T14:59:00+02:00', '15:00', '2026-07-15', '2026-07-16'],
    ['on the day that clocks go back', '2026-10-25T02:30:00+01:00', null, '2026-10-27', '2026-10-28'],
  ])('%s', (_, now, before, from, to) => {
    expect(promise(now)).toEqual({ before, from, to });
  });

  it('counts days that are mixed up or without an end as the longer, and at most a month', () => {
    const now = '2026-11-23T10:00:00+01:00';
    expect(promise(now, 3, 1)).toEqual(promise(now, 1, 3));
    expect(promise(now, -5, 0)).toEqual(promise(now, 0, 0));
    expect(promise(now, 0, 10_000)).toEqual(promise(now, 0, 30));
    expect(promise(now, 0, 0)).toMatchObject({ from: '2026-11-23', to: '2026-11-23' });
  });

  it('stays with UTC when the settings name a time zone that does not exist', () => {
    const wrong = { ...calendar, timeZone: 'Europe/Atlantis' };
    const at = (now: string) => promiseDelivery(new Date(now), { min: 1, max: 1 }, wrong).before;
    expect([at('2026-11-23T14:59:00Z'), at('2026-11-23T15:00:00Z')]).toEqual(['15:00', null]);
  });

  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const days = fc.record({ min: fc.integer({ min: 0, max: 10 }), max: fc.integer({ min: 0, max: 10 }) });

  it('never promises a weekend, a holiday or the past, and never a later first than last day', () => {
    fc.assert(
      fc.property(instants, days, (now, taken) => {
        const { from, to, before } = promiseDelivery(now, taken, calendar);
        for (const day of [from, to]) {
          expect(isWeekday(day)).toBe(true);
          expect(THERE).not.toContain(day);
          expect(day >= now.toISOString().slice(0, 10)).toBe(true);
        }
        expect(from <= to).toBe(true);
        expect(to <= addDays(now.toISOString().slice(0, 10), 30)).toBe(true);
        if (before !== null) expect(before).toBe(calendar.cutoff);
      }),
    );
  });

  it('never promises a later order an earlier day', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 20 * 86_400_000 }), days, (now, wait, taken) => {
        const first = promiseDelivery(now, taken, calendar);
        const second = promiseDelivery(new Date(now.getTime() + wait), taken, calendar);
        expect(second.from >= first.from && second.to >= first.to).toBe(true);
      }),
    );
  });
});

describe('formatDeliveryDates', () => {
  const write = (from: string, to: string) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, formatDeliveryDates({ from, to }, LOCALE_SETTINGS[locale].tag)]),
    );

  it('names the month once', () => {
    expect(write('2026-12-01', '2026-12-03')).toEqual({
      nl: 'di 1 – do 3 december',
      en: 'Tue 1 – Thu 3 December',
      de: 'Di., 1. – Do., 3. Dezember',
      es: 'martes 1 – jueves 3 de diciembre',
      fr: 'mar. 1er – jeu. 3 décembre',
      sv: 'tis 1 – tors 3 december',
    });
  });

  it('names both months of a range across them', () => {
    expect(write('2026-12-31', '2027-01-04')).toMatchObject({
      nl: 'do 31 december – ma 4 januari',
      fr: 'jeu. 31 décembre – lun. 4 janvier',
    });
  });

  it('is one date for one day', () => {
    expect(write('2026-11-24', '2026-11-24')).toMatchObject({ en: 'Tue 24 November', sv: 'tis 24 november' });
  });
});

it('writes the cut-off as French people do', () => {
  expect(['15:00', '09:30'].map((time) => formatCutoff(time, 'fr-FR'))).toEqual(['15\u00a0h', '9\u00a0h\u00a030']);
  expect(formatCutoff('15:00', 'nl-NL')).toBe('15:00');
});

import { expect, it } from 'vitest';
import { momentOf } from './point-in-time.mjs';

it.each([
  ['2026-11-26T09:30:00Z', '2026-11-26T09:30:00.000Z'],
  ['2026-11-26T09:30:00+01', '2026-11-26T08:30:00.000Z'],
  ['2026-11-26 09:30:00.123456+0100', '2026-11-26T08:30:00.123Z'],
  ['2026-11-26 09:30:00-02:30', '2026-11-26T12:00:00.000Z'],
])('%s is a moment', (time, moment) => expect(momentOf(time).toISOString()).toBe(moment));

it.each(['2026-11-26T09:30:00', '2026-13-26T09:30:00Z', 'yesterday', '2026-11-26'])('%s is none', (time) =>
  expect(() => momentOf(time)).toThrow('no time with a zone'),
);

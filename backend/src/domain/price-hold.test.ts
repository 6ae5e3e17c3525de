import { expect, it } from 'vitest';
import { priceHeldUntil } from './price-hold';

const placed = new Date('2026-11-20T23:30:00Z');
const held = (...codes: string[]): string => priceHeldUntil(placed, codes, 'Europe/Amsterdam').toISOString();

it('holds the price to the end of the seventh day, by the clock of the shop', () => {
  expect(held()).toBe('2026-11-28T22:59:59.999Z');
});

it('ends with the first discount code that ends', () => {
  expect(held('2026-12-31', '2026-11-23')).toBe('2026-11-23T22:59:59.999Z');
  expect(held('2026-12-31')).toBe('2026-11-28T22:59:59.999Z');
});

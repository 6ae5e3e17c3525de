import { describe, expect, it } from 'vitest';
import { type PackedLine, type ServedCountry, chooseOption, fitsLetterbox, offeredOptions } from './delivery-options';

const goggles = (quantity: number): PackedLine => ({ type: 'physical', quantity, letterboxPieces: 2 });
const cap: PackedLine = { type: 'physical', quantity: 1, letterboxPieces: 6 };
const suit: PackedLine = { type: 'physical', quantity: 1, letterboxPieces: null };
const lesson: PackedLine = { type: 'lesson', quantity: 1, letterboxPieces: null };

describe('fitsLetterbox', () => {
  it.each([
    ['what fits together', [goggles(1), { ...cap, quantity: 3 }], true],
    ['a full parcel', [goggles(2)], true],
    ['sixths that add up to one', [1, 2, 3].map((quantity) => ({ ...cap, quantity })), true],
    ['lessons beside it', [goggles(1), lesson], true],
    ['one piece too many', [goggles(2), cap], false],
    ['ten thousand pieces', [goggles(10_000)], false],
    ['one thing that does not fit', [goggles(1), suit], false],
    ['nothing to send', [lesson], false],
    ['nothing', [], false],
  ])('%s', (_, lines, fits) => {
    expect(fitsLetterbox(lines)).toBe(fits);
  });
});

describe('offered options', () => {
  const days = { min: 1, max: 2 };
  const country: ServedCountry = {
    iso: 'nl',
    currency: 'EUR',
    freeFrom: null,
    postalMask: null,
    addressFormat: 'street_number',
    options: [
      { method: 'home', cost: 395, days },
      { method: 'pickup', cost: 295, days },
      { method: 'letterbox', cost: 295, days },
    ],
  };
  const methods = (lines: PackedLine[], hasCarrier = false) =>
    offeredOptions(country, lines, { hasCarrier }).map(({ method }) => method);

  it('are home delivery, what fits, and pick-up points where a carrier knows them', () => {
    expect(methods([goggles(1)])).toEqual(['home', 'letterbox']);
    expect(methods([suit])).toEqual(['home']);
    expect(methods([suit], true)).toEqual(['home', 'pickup']);
  });

  it('are home delivery for whoever chose nothing, or what is not offered any more', () => {
    const chosen = (lines: PackedLine[], method: 'letterbox' | 'pickup' | null) =>
      chooseOption(offeredOptions(country, lines, { hasCarrier: false }), method)?.method;
    expect(chosen([goggles(1)], 'letterbox')).toBe('letterbox');
    expect(chosen([goggles(1)], null)).toBe('home');
    expect(chosen([suit], 'letterbox')).toBe('home');
    expect(chosen([goggles(1)], 'pickup')).toBe('home');
    expect(chooseOption([], 'home')).toBeNull();
  });
});

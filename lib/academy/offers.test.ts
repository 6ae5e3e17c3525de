import { expect, it } from 'vitest';
import { lowestPrice, findOffer, priceOfParts } from './offers';
import type { Academy, LessonCard, LevelCard, Offer } from './types';

const lesson = (id: string, preview = false): LessonCard => ({
  id,
  slug: id,
  title: id,
  description: '',
  durationMinutes: 5,
  position: 1,
  preview,
  floats: null,
  cueCount: 3,
  hasGame: true,
  video: null,
});
const level = (id: string, lessons: LessonCard[]): LevelCard => ({
  id,
  slug: id,
  title: id,
  summary: '',
  picture: null,
  position: 1,
  learn: [],
  lessons,
});
const offer = (scope: Offer['scope'], target: string | null, amount: number): Offer => ({
  variantId: `${scope}-${target}`,
  scope,
  target,
  price: { amount, currency: 'EUR' },
});

const academy: Academy = {
  levels: [level('a', [lesson('a1', true), lesson('a2'), lesson('a3')]), level('b', [lesson('b1')])],
  offers: [
    offer('lesson', 'a2', 495),
    offer('lesson', 'a3', 395),
    offer('lesson', 'b1', 495),
    offer('level', 'a', 795),
    offer('level', 'b', 1495),
    offer('all', null, 1995),
  ],
};
const partsOf = (scope: Offer['scope'], target: string | null, of = academy) => {
  const found = findOffer(of, scope, target);
  return found && priceOfParts(of, found)?.amount;
};

it('finds the offer for a target, and the lowest price', () => {
  expect(findOffer(academy, 'level', 'b')?.variantId).toBe('level-b');
  expect(findOffer(academy, 'lesson', 'a1')).toBeUndefined();
  expect(lowestPrice(academy, 'lesson')?.amount).toBe(395);
  expect(lowestPrice({ levels: [], offers: [] }, 'all')).toBeNull();
});

it('returns the price of the parts only if it is higher', () => {
  expect(partsOf('level', 'a')).toBe(890);
  expect(partsOf('level', 'b')).toBeUndefined();
  expect(partsOf('all', null)).toBe(2290);
});

it('returns null if a part is not for sale', () => {
  const without = { ...academy, offers: academy.offers.filter(({ target }) => target !== 'a3') };
  expect(partsOf('level', 'a', without)).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LockedLesson, type OwnedTarget, findRedundantLines, includes, upgradePrice } from './upgrade-price';
import type { GrantTarget } from './order-grants';

/** Two levels of four and two lessons; the last one is not sold alone. */
const locked: LockedLesson[] = [
  ...['a1', 'a2', 'a3', 'a4'].map((id) => ({ id, level: 'a', price: 495 })),
  { id: 'b1', level: 'b', price: 495 },
  { id: 'b2', level: 'b', price: null },
];
const lesson = (target: string): GrantTarget => ({ scope: 'lesson', target });
const level = (target: string): GrantTarget => ({ scope: 'level', target });
const all: GrantTarget = { scope: 'all', target: null };
const own = (target: GrantTarget, creditLeft = 0, id = 1): OwnedTarget => ({
  ...target,
  id,
  creditLeft,
  currency: 'EUR',
  gift: false,
});
const gift = (target: GrantTarget, id = 1): OwnedTarget => ({
  ...target,
  id,
  creditLeft: 0,
  currency: null,
  gift: true,
});

const levelOffer = { ...level('a'), price: 1600, currency: 'EUR' };
const bundle = { ...all, price: 2400, currency: 'EUR' };

describe('upgradePrice', () => {
  it.each([
    ['the usual price without anything', bundle, [], 2400],
    ['less by what was paid inside it', levelOffer, [own(lesson('a1'), 495)], 1105],
    ['less by what was paid for a whole level', bundle, [own(level('b'), 900)], 1500],
    ['less by no more than what was paid', levelOffer, [own(lesson('a1'), 100)], 1500],
    ['the usual price when another order counts on what was paid', levelOffer, [own(lesson('a1'))], 1600],
    ['less by the share of a gift', bundle, [gift(level('a'))], 800],
    ['less by the gift when that is better', levelOffer, [gift(lesson('a1')), own(lesson('a2'), 300, 2)], 1200],
    ['nothing when more was paid before', levelOffer, [own(lesson('a1'), 1000, 1), own(lesson('a2'), 700, 2)], 0],
    ['the same whatever was paid in another currency', bundle, [{ ...own(level('b'), 90_000), currency: 'SEK' }], 2400],
    ['the same for what lies outside', levelOffer, [own(level('b'), 900)], 1600],
    [
      'a lesson as before, whatever else one has',
      { ...lesson('a1'), price: 495, currency: 'EUR' },
      [own(lesson('a2'), 495)],
      495,
    ],
  ])('is %s', (_, offer, owned, price) => {
    expect(upgradePrice(offer, locked, owned)).toMatchObject({ owned: false, price, credit: offer.price - price });
  });

  it('lists only the grants that count towards the price', () => {
    const owned = [own(lesson('a1'), 495, 1), own(lesson('a2'), 0, 2), own(level('b'), 900, 3), gift(lesson('a3'), 4)];
    expect(upgradePrice(levelOffer, locked, owned)).toMatchObject({ creditedFrom: [1], price: 1105 });
    expect(upgradePrice(bundle, locked, owned)).toMatchObject({ creditedFrom: [1, 3], price: 1005 });
    const free = [gift(lesson('a1'), 1), own(lesson('a2'), 100, 2), gift(lesson('b1'), 3), gift(lesson('a1'), 4)];
    expect(upgradePrice(levelOffer, locked, free)).toMatchObject({ creditedFrom: [1, 4], price: 1200 });
  });

  it.each([
    ['itself', lesson('a1'), [own(lesson('a1'), 495)]],
    ['the level it is in', lesson('a1'), [own(level('a'))]],
    ['everything', level('b'), [own(all)]],
    ['every lesson of it', level('b'), [own(lesson('b1')), own(lesson('b2'))]],
    ['every level of it', all, [own(level('a')), own(level('b'))]],
  ])('is not for sale to who has %s', (_, target, owned) => {
    expect(upgradePrice({ ...target, price: 500, currency: 'EUR' }, locked, owned)).toEqual({
      owned: true,
      price: 500,
      credit: 0,
      creditedFrom: [],
    });
  });

  it('charges the full price for a level without locked lessons', () => {
    expect(
      upgradePrice({ ...level('new'), price: 1995, currency: 'EUR' }, locked, [own(level('a'), 1600)]),
    ).toMatchObject({
      owned: false,
      price: 1995,
    });
  });
});

const targetOf = fc.constantFrom<GrantTarget>(
  ...['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(lesson),
  level('a'),
  level('b'),
  all,
);
const anyOwned = fc
  .array(fc.record({ target: targetOf, creditLeft: fc.option(fc.nat(3000)) }), { maxLength: 6 })
  .map((list) =>
    list.map(({ target, creditLeft }, id) => (creditLeft === null ? gift(target, id) : own(target, creditLeft, id))),
  );
const anyOffer = fc
  .record({ target: targetOf, price: fc.nat(6000) })
  .map(({ target, price }) => ({ ...target, price, currency: 'EUR' }));

describe('every price', () => {
  it('lies between 0 and the full price, and price plus credit is the full price', () => {
    fc.assert(
      fc.property(anyOffer, anyOwned, (offer, owned) => {
        const { price, credit } = upgradePrice(offer, locked, owned);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price + credit).toBe(offer.price);
      }),
    );
  });

  it('plus earlier payments never exceeds the full price, unless more was paid before', () => {
    fc.assert(
      fc.property(anyOffer, anyOwned, (offer, owned) => {
        const { owned: isOwned, price, creditedFrom } = upgradePrice(offer, locked, owned);
        fc.pre(!isOwned);
        const paidBefore = owned
          .filter(({ id }) => creditedFrom.includes(id))
          .reduce((sum, { creditLeft }) => sum + creditLeft, 0);
        expect(price + paidBefore).toBeLessThanOrEqual(Math.max(offer.price, paidBefore));
      }),
    );
  });

  it('plus earlier payments never falls below the full price without a gift', () => {
    fc.assert(
      fc.property(anyOffer, anyOwned, (offer, list) => {
        const bought = list.filter((entry) => !entry.gift);
        const { owned: isOwned, price } = upgradePrice(offer, locked, bought);
        const inside = bought.filter((entry) => includes(offer, entry, locked));
        const paidInside = inside.reduce((sum, { creditLeft }) => sum + creditLeft, 0);
        if (!isOwned) expect(price + paidInside).toBeGreaterThanOrEqual(offer.price);
      }),
    );
  });

  it('never rises when the customer owns more', () => {
    fc.assert(
      fc.property(anyOffer, anyOwned, targetOf, fc.nat(3000), (offer, owned, target, creditLeft) => {
        const before = upgradePrice(offer, locked, owned);
        const after = upgradePrice(offer, locked, [...owned, own(target, creditLeft, 99)]);
        if (before.owned) expect(after.owned).toBe(true);
        else if (!after.owned) expect(after.price).toBeLessThanOrEqual(before.price);
      }),
    );
  });
});

describe('findRedundantLines', () => {
  it('marks the smaller of two targets and the later of equal ones, and ignores suits', () => {
    expect([...findRedundantLines([null, lesson('a1'), level('a'), lesson('b1'), null], locked)]).toEqual([1]);
    expect([...findRedundantLines([all, level('b'), lesson('a1')], locked)]).toEqual([1, 2]);
    expect([...findRedundantLines([lesson('a1'), lesson('a1')], locked)]).toEqual([1]);
  });

  it('always leaves lines that together open everything the cart opened', () => {
    fc.assert(
      fc.property(fc.array(fc.option(targetOf), { maxLength: 8 }), (targets) => {
        const covered = findRedundantLines(targets, locked);
        const kept = targets.filter((_, index) => !covered.has(index));
        for (const target of targets)
          if (target) expect(kept.some((other) => other !== null && includes(other, target, locked))).toBe(true);
      }),
    );
  });
});

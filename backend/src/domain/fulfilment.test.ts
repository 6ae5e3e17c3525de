import { describe, expect, it } from 'vitest';
import { UNDO_MS, deliveryMoment, undoneFulfilment } from './fulfilment';

const at = (text: string): Date => new Date(text);

describe('undoneFulfilment', () => {
  const stepped = at('2026-05-04T10:00:00Z');
  it('leads one step back, for two minutes', () => {
    const soon = new Date(stepped.getTime() + UNDO_MS);
    expect(undoneFulfilment('shipped', stepped, soon)).toBe('new');
    expect(undoneFulfilment('delivered', stepped, soon)).toBe('shipped');
    expect(undoneFulfilment('shipped', stepped, new Date(soon.getTime() + 1))).toBeNull();
  });
  it('leads nowhere from what was no step or has moved money', () => {
    expect(undoneFulfilment('new', stepped, stepped)).toBeNull();
    expect(undoneFulfilment('returned', stepped, stepped)).toBeNull();
    expect(undoneFulfilment('shipped', null, stepped)).toBeNull();
  });
});

describe('deliveryMoment', () => {
  const shipped = at('2026-05-04T15:30:00Z');
  it.each([
    ['a day that is over', '2026-05-05', '2026-05-07T09:00:00Z', '2026-05-05T12:00:00.000Z'],
    ['the day of shipping itself', '2026-05-04', '2026-05-07T09:00:00Z', '2026-05-04T12:00:00.000Z'],
    ['this morning', '2026-05-07', '2026-05-07T09:00:00Z', '2026-05-07T09:00:00.000Z'],
    ['today, in the evening', '2026-05-07', '2026-05-07T21:00:00Z', '2026-05-07T21:00:00.000Z'],
    ['just after midnight in Europe', '2026-05-08', '2026-05-07T22:30:00Z', '2026-05-07T22:30:00.000Z'],
  ])('%s', (_, day, now, expected) => {
    expect(deliveryMoment(day, shipped, at(now))?.toISOString()).toBe(expected);
  });
  it.each([
    ['tomorrow', '2026-05-08'],
    ['before the parcel left', '2026-05-03'],
    ['no day', '2026-02-31'],
    ['nonsense', 'soon'],
  ])('is none for %s', (_, day) => {
    expect(deliveryMoment(day, shipped, at('2026-05-07T09:00:00Z'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { UNDO_MS, deliveryTimestamp, fulfilmentBeforeUndo } from './fulfilment';

const at = (text: string): Date => new Date(text);

describe('fulfilmentBeforeUndo', () => {
  const stepped = at('2026-05-04T10:00:00Z');
  it('goes one step back within two minutes', () => {
    const soon = new Date(stepped.getTime() + UNDO_MS);
    expect(fulfilmentBeforeUndo('shipped', stepped, soon)).toBe('new');
    expect(fulfilmentBeforeUndo('delivered', stepped, soon)).toBe('shipped');
    expect(fulfilmentBeforeUndo('shipped', stepped, new Date(soon.getTime() + 1))).toBeNull();
  });
  it('returns null for states that were not a step or that moved money', () => {
    expect(fulfilmentBeforeUndo('new', stepped, stepped)).toBeNull();
    expect(fulfilmentBeforeUndo('returned', stepped, stepped)).toBeNull();
    expect(fulfilmentBeforeUndo('shipped', null, stepped)).toBeNull();
  });
});

describe('deliveryTimestamp', () => {
  const shipped = at('2026-05-04T15:30:00Z');
  it.each([
    ['a day that is over', '2026-05-05', '2026-05-07T09:00:00Z', '2026-05-05T12:00:00.000Z'],
    ['the day of shipping itself', '2026-05-04', '2026-05-07T09:00:00Z', '2026-05-04T12:00:00.000Z'],
    ['this morning', '2026-05-07', '2026-05-07T09:00:00Z', '2026-05-07T09:00:00.000Z'],
    ['today, in the evening', '2026-05-07', '2026-05-07T21:00:00Z', '2026-05-07T21:00:00.000Z'],
    ['just after midnight in Europe', '2026-05-08', '2026-05-07T22:30:00Z', '2026-05-07T22:30:00.000Z'],
  ])('%s', (_, day, now, expected) => {
    expect(deliveryTimestamp(day, shipped, at(now))?.toISOString()).toBe(expected);
  });
  it.each([
    ['tomorrow', '2026-05-08'],
    ['before the parcel left', '2026-05-03'],
    ['no day', '2026-02-31'],
    ['nonsense', 'soon'],
  ])('is none for %s', (_, day) => {
    expect(deliveryTimestamp(day, shipped, at('2026-05-07T09:00:00Z'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fillFound, mayFill } from './fill-address';

const nothing = { street: '', city: '' };
const utrecht = { street: 'Otterkade', city: 'Utrecht' };
const delft = { street: 'Oude Delft', city: 'Delft' };

describe('fillFound', () => {
  it('fills empty fields, and replaces only what it filled in itself', () => {
    const first = fillFound(nothing, nothing, { state: 'found', ...utrecht });
    expect(first).toEqual({ values: utrecht, filled: utrecht });
    expect(fillFound(first.values, first.filled, { state: 'found', ...delft }).values).toEqual(delft);
  });

  it('keeps what the visitor typed', () => {
    const typed = { street: 'Achterom', city: '' };
    expect(fillFound(typed, nothing, { state: 'found', ...utrecht }).values).toEqual({
      street: 'Achterom',
      city: 'Utrecht',
    });
    expect(fillFound({ ...utrecht, street: 'Otterkade Noord' }, utrecht, { state: 'found', ...delft }).values).toEqual({
      street: 'Otterkade Noord',
      city: 'Delft',
    });
  });

  it.each(['not-found', 'unavailable'] as const)('%s: takes back its own street of another number', (state) => {
    expect(fillFound(utrecht, utrecht, { state })).toEqual({ values: nothing, filled: nothing });
    expect(fillFound(delft, utrecht, { state }).values).toEqual(delft);
  });
});

describe('mayFill', () => {
  it('is false once both are typed, so that nothing is asked', () => {
    expect(mayFill(utrecht, nothing)).toBe(false);
    expect(mayFill({ ...utrecht, city: '' }, nothing)).toBe(true);
    expect(mayFill(utrecht, utrecht)).toBe(true);
  });
});

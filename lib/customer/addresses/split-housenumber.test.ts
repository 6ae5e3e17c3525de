import { describe, expect, it } from 'vitest';
import { splitHousenumber } from './split-housenumber';

const split = (housenumber: string, over: object = {}) => {
  const address = splitHousenumber({ housenumber, addition: '', country: 'nl', ...over });
  return [address.housenumber, address.addition];
};

describe('splitHousenumber', () => {
  it.each([
    ['12B', '12', 'B'],
    ['12 bis', '12', 'bis'],
    ['12-2', '12', '2'],
    ['12 - hs', '12', 'hs'],
    ['7 3', '7', '3'],
  ])('splits %s', (typed, housenumber, addition) => expect(split(typed)).toEqual([housenumber, addition]));

  it.each(['12', '123456', 'bis', '12 achterhuis', ''])('keeps %s', (typed) =>
    expect(split(typed)).toEqual([typed, '']),
  );

  it('keeps what was typed as an addition, and the numbers of other countries', () => {
    expect(split('12 B', { addition: '2' })).toEqual(['12 B', '2']);
    expect(split('12-14', { country: 'de' })).toEqual(['12-14', '']);
  });
});

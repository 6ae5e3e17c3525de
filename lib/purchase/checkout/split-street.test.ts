import { describe, expect, it } from 'vitest';
import { splitStreet } from './split-street';

describe('splitStreet', () => {
  it.each([
    ['Hoofdstraat 12', 'Hoofdstraat', '12', ''],
    ['Lange Nieuwstraat 12a', 'Lange Nieuwstraat', '12', 'a'],
    ['Badweg 7 - 2', 'Badweg', '7', '2'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', ''],
    ['Calle Mayor, 5', 'Calle Mayor', '5', ''],
    ['12 rue de la Paix', 'rue de la Paix', '12', ''],
    ['12 bis, rue de la Paix', 'rue de la Paix', '12', 'bis'],
  ])('splits %s', (line, street, housenumber, addition) => {
    expect(splitStreet(line)).toEqual({ street, housenumber, addition });
  });

  it.each(['Hoofdstraat', '', '12', 'Postbus'])('returns null for %s', (line) => {
    expect(splitStreet(line)).toBeNull();
  });
});

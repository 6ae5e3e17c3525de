import { describe, expect, it } from 'vitest';
import { parseRelation } from './parse-relation';

describe('parseRelation', () => {
  const a = { documentId: 'a' };
  it.each([
    [undefined, undefined],
    [null, null],
    ['a', a],
    [7, { id: 7 }],
    [[], null],
    [[a], a],
    [{ connect: [{ ...a, id: 3, locale: 'nl' }], disconnect: [{ documentId: 'b' }] }, a],
    [{ connect: a }, a],
    [{ connect: [], disconnect: [a] }, null],
    [{ connect: [], disconnect: [] }, undefined],
    [{ set: [a] }, a],
    [{ set: [] }, null],
    [{ set: null }, null],
    [{ id: 7 }, { id: 7 }],
    [{}, undefined],
    [true, undefined],
  ])('reads %j', (value, related) => {
    expect(parseRelation(value)).toEqual(related);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Typed,
  countTyped,
  isOvertaken,
  keepTyped,
  pasteTable,
  takePiecesOff,
  textOf,
  toRequest,
  typeCell,
} from './grid-state';

const row = (id: string, over: object = {}) => ({
  id,
  sku: id.toUpperCase(),
  gtin: null,
  price: 3995,
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  active: true,
  picture: null,
  ...over,
});
const rows = [row('a'), row('b'), row('c')];
const [a = row('a')] = rows;

describe('the grid', () => {
  it('knows what was typed and what it replaces', () => {
    const typed = typeCell(typeCell({}, a, 'price', '41,50'), a, 'add', '+3');
    expect(toRequest(typed, rows)).toEqual({
      changes: [{ id: 'a', set: { price: 4150 }, was: { price: 3995 }, add: 3 }],
      errors: {},
    });
    expect(textOf(a, typed.a, 'price')).toBe('41,50');
  });

  it('forgets a cell that has its stored text again', () => {
    const typed = typeCell(typeCell({}, a, 'price', '4'), a, 'price', '39.95');
    expect([typed, countTyped(typed)]).toEqual([{}, 0]);
  });

  it('names cells that can not be read, and keeps their text', () => {
    const typed = typeCell({}, a, 'price', 'free');
    expect(toRequest(typed, rows)).toMatchObject({ changes: [], errors: { a: { price: expect.any(String) } } });
  });

  it('sees that somebody else was faster, and keeps both until it is decided', () => {
    const typed = typeCell({}, a, 'price', '41.50');
    const theirs = row('a', { price: 4500 });
    expect(isOvertaken(theirs, typed.a?.price, 'price')).toBe(true);
    const kept = keepTyped(typed, theirs, 'price');
    expect(isOvertaken(theirs, kept.a?.price, 'price')).toBe(false);
    expect(toRequest(kept, [theirs]).changes[0]?.was).toEqual({ price: 4500 });
    // Typing on does not accept it.
    expect(isOvertaken(theirs, typeCell(typed, theirs, 'price', '42').a?.price, 'price')).toBe(true);
  });

  it('holds a chosen picture like a typed cell, which no pasted table reaches', () => {
    const own = row('b', { picture: 7 });
    const typed = typeCell(typeCell({}, a, 'picture', '12'), own, 'picture', '');
    expect(toRequest(typed, [a, own]).changes).toEqual([
      { id: 'a', set: { picture: 12 }, was: { picture: null }, add: 0 },
      { id: 'b', set: { picture: null }, was: { picture: 7 }, add: 0 },
    ]);
    expect(typeCell(typed, own, 'picture', '7')).toEqual({ a: typed.a });
    expect(isOvertaken(row('a', { picture: 9 }), typed.a?.picture, 'picture')).toBe(true);
    const wide = pasteTable({}, rows, { row: 0, field: 'sku' }, Array(12).fill('1').join('\t')).typed;
    expect(wide.a?.picture).toBeUndefined();
  });

  it('takes pieces off that may be counted already, and leaves the other cells', () => {
    const typed = typeCell(typeCell(typeCell({}, a, 'price', '41.50'), a, 'add', '+3'), row('b'), 'add', '2');
    const left = takePiecesOff(typed, rows);
    expect(left.taken).toEqual(['A (+3)', 'B (2)']);
    expect(toRequest(left.typed, rows).changes).toEqual([
      { id: 'a', set: { price: 4150 }, was: { price: 3995 }, add: 0 },
    ]);
  });

  it('takes a table from a spreadsheet, and counts what has no row', () => {
    const pasted = pasteTable({}, rows, { row: 1, field: 'price' }, '41,00\t35,00\r\n42,00\t\r\n43,00\t\r\n');
    expect(pasted.left).toBe(1);
    expect(toRequest(pasted.typed, rows).changes.map(({ id, set }) => [id, set])).toEqual([
      ['b', { price: 4100, salePrice: 3500 }],
      ['c', { price: 4200 }],
    ]);
    const wide: Typed = pasteTable({}, rows, { row: 0, field: 'add' }, '5\tbeyond').typed;
    expect(countTyped(wide)).toBe(1);
  });
});

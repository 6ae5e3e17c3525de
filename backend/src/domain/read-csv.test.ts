import { describe, expect, it } from 'vitest';
import { csvLine } from '../platform/files/csv';
import { readCsv } from './read-csv';

const cells = (text: string) => [...readCsv(text)].map((row) => row.cells);

describe('readCsv', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r1\t2'],
    ['a byte order mark', '\ufeff"a","b"\r\n"1","2"\r\n'],
  ])('reads %s', (_name, text) =>
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  );

  it('keeps delimiters, quotes and line breaks inside quotes, and counts their lines', () =>
    expect([...readCsv('a;b\n"x;""y""\nz";2\n\n;\n3;4')]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x;"y"\nz', '2'] },
      { line: 6, cells: ['3', '4'] },
    ]));

  it('takes the delimiter of the first line, not of an amount', () =>
    expect(cells('sku;price\nA;39,95')).toEqual([
      ['sku', 'price'],
      ['A', '39,95'],
    ]));

  it('gives back what an export defused', () =>
    expect(cells(csvLine(['=1+1', "it's", '-5', '@x']))).toEqual([['=1+1', "it's", '-5', '@x']]));

  it('names the line of an open quote', () => expect(() => cells('a\n"b\nc')).toThrow('Line 2'));

  it('reads ten thousand rows at once', () =>
    expect(cells(`a;b\n${'ZW-1;39,95\n'.repeat(10_000)}`)).toHaveLength(10_001));
});

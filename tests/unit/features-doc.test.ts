import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/features.md'), 'utf8');

const STATES = ['yes', 'partly', 'no'] as const;
const COLUMNS = 5;
const NOTHING = '-';
const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const isHeadOrRule = ([first = '']: string[]): boolean => ['feature', 'list', '---'].includes(first);
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .filter((cells) => !isHeadOrRule(cells));
const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);

const [top = '', ...parts] = text.split(/^## /m);
const lists = parts.map((part) => ({ name: part.split('\n', 1)[0] ?? '', rows: rowsOf(part) }));
const rows = lists.flatMap((list) => list.rows);

/** Rows, yes, partly, no. */
const countStates = (of: string[][]): number[] => [
  of.length,
  ...STATES.map((state) => of.filter((cells) => cells[1] === state).length),
];

describe('docs/features.md', () => {
  it('counts at the top what the lists have', () => {
    expect(lists.length).toBeGreaterThan(0);
    const counted = rowsOf(top).map(([name = '', ...counts]) => [
      name.replace(/^\[(.+)\]\(.+\)$/, '$1'),
      ...counts.map(Number),
    ]);
    expect(counted).toEqual([
      ...lists.map(({ name, rows: own }) => [name, ...countStates(own)]),
      ['all', ...countStates(rows)],
    ]);
  });

  it('names only paths of this repository', () => {
    const named = pathsIn(text);
    expect(named.length).toBeGreaterThan(rows.length);
    const wrong = named.filter((file) => path.normalize(file) !== file || /^(?:\/|\.\.)/.test(file));
    expect(wrong).toEqual([]);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('has a state in every row', () => {
    expect(rows.filter((cells) => cells.length !== COLUMNS || !STATES.some((state) => state === cells[1]))).toEqual([]);
  });

  it('says where a feature is and which test holds it, and what is missing', () => {
    const incomplete = rows.filter(([, state, where = '', test = '', missing]) => {
      const isThere = pathsIn(where).length > 0;
      const isTested = pathsIn(test).length > 0;
      if (state === 'yes') return !isThere || !isTested;
      return missing === NOTHING || isThere !== (state === 'partly') || (state === 'no' && isTested);
    });
    expect(incomplete).toEqual([]);
  });

  it('names tests as tests', () => {
    const named = rows.flatMap(([, , , test = '']) => pathsIn(test));
    expect(named.filter((file) => !TEST_FILE.test(file))).toEqual([]);
  });

  it.each(lists)('lists each feature once in $name', ({ rows: own }) => {
    const features = own.map(([feature]) => feature);
    expect(features.filter((feature, at) => features.indexOf(feature) !== at)).toEqual([]);
  });
});

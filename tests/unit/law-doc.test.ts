import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/law.md'), 'utf8');

const COLUMNS = 5;
const TEST_FILE = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
/** A duty that no test can hold says why. */
const WITHOUT = /^none: .{10}/;

interface Row {
  name: string;
  cells: string[];
  test: string;
}

const rows: Row[] = text
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const country = part.split('\n', 1)[0] ?? '';
    return part
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.slice(1, -1).split('|'))
      .map((cells) => cells.map((cell) => cell.trim()))
      .filter(([duty = '']) => duty !== 'duty' && duty !== '---')
      .map((cells) => ({ name: `${country}: ${cells[0]}`, cells, test: cells[3] ?? '' }));
  });

/** Each file that a cell names, with the titles quoted behind it. */
const namedIn = (cell: string): { file: string; titles: string[] }[] =>
  [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', behind = '']) => ({
    file,
    titles: [...behind.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const escape = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whether a string of the file has these words. In them `…` stands for any others, such as those of a template. */
function hasTitle(file: string, title: string): boolean {
  const strings = read(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g);
  const wanted = new RegExp(
    title
      .split(/\s*…\s*/)
      .map(escape)
      .join('.*'),
    's',
  );
  return [...strings].some(([, single, template, double]) => wanted.test(single ?? template ?? double ?? ''));
}

describe('docs/law.md', () => {
  it('has whole rows for every country', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ cells }) => cells.length !== COLUMNS).map(({ name }) => name)).toEqual([]);
  });

  it('names a test in every row, or says why there is none', () => {
    const without = rows.filter(({ test }) => !namedIn(test).some(({ file }) => TEST_FILE.test(file)));
    expect(without.filter(({ test }) => !WITHOUT.test(test)).map(({ name }) => name)).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = rows.flatMap(({ name, test }) =>
      namedIn(test)
        .filter(({ file }) => !existsSync(path.join(root, file)))
        .map(({ file }) => `${name}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('quotes titles that these files have', () => {
    const quoted = rows.flatMap(({ name, test }) =>
      namedIn(test).flatMap(({ file, titles }) => titles.map((title) => ({ name, file, title }))),
    );
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter(({ file, title }) => !hasTitle(file, title))).toEqual([]);
  });

  it('quotes no title without its file', () => {
    const stray = rows.filter(({ test }) => /^[^`]*“/.test(test));
    expect(stray.map(({ name }) => name)).toEqual([]);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();

const HEAD =
  /^# (?<number>\d{4}) (?<title>.+)\n\n- Status: (?<status>Proposed|Accepted|Superseded by \d{4})\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n\n## Context\n/;

/** The table of the index: a row per record, by number. */
const index = new Map(
  read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, link = '', title, status, sentence]) => [/\d{4}/.exec(link)?.[0], { link, title, status, sentence }]),
);

describe('docs/decisions', () => {
  it('numbers its records without gaps', () => {
    expect(records.length).toBeGreaterThan(0);
    expect(records.map((file) => file.slice(0, 4))).toEqual(
      records.map((_, position) => String(position + 1).padStart(4, '0')),
    );
  });

  it.each(records)('%s has a title, a status, a date and reasons', (file) => {
    const head = HEAD.exec(read(file))?.groups;
    expect(head, 'first lines').toBeDefined();
    expect(file).toMatch(new RegExp(`^${head?.number}-[a-z0-9-]+\\.md$`));
    expect(Number.isNaN(Date.parse(head?.date ?? ''))).toBe(false);
    expect(read(file).match(/^## .+$/gm)).toEqual([
      '## Context',
      '## Decision',
      '## Alternatives rejected',
      '## Consequences',
    ]);
  });

  it.each(records)('%s is in the index with the same title, status and date', (file) => {
    const { number = '', title, status } = HEAD.exec(read(file))?.groups ?? {};
    expect(index.get(number)).toMatchObject({ link: `[${number}](${file})`, title, status });
    expect(index.get(number)?.sentence).toMatch(/\w.*\.$/);
  });

  it('indexes only existing records', () => {
    expect(index.size).toBe(records.length);
  });
});

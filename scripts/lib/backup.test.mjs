import { expect, it } from 'vitest';
import { createRestoreMark, LEFT_OUT } from './backup.mjs';

it('marks every restore differently, also in the same second, without characters that look alike', () => {
  const marks = [createRestoreMark(), createRestoreMark(), createRestoreMark()];
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
});

it('holds what can not be made again, of a cluster too, and nothing that belongs to a process', () => {
  const there = ['documents', 'private', 'public', 'secrets.json', 'submissions'];
  const made = [
    'backend.db-wal',
    'bucket.json',
    'build-files',
    'database-url',
    'logs',
    'postgres',
    's3',
    'search.db',
    'search-2.db',
    'shop.lock',
  ];
  expect([...there, ...made].filter((name) => !LEFT_OUT.test(name))).toEqual(there);
});

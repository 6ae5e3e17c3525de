import { expect, it } from 'vitest';
import { createRestoreMark } from './backup.mjs';

it('marks every restore differently, without characters that look alike', () => {
  const restores = ['2026-11-22T10:00:00Z', '2026-11-22T10:01:00Z', '2027-11-22T10:00:00Z', '2056-01-01T00:00:00Z'];
  const marks = restores.map((at) => createRestoreMark(new Date(at)));
  expect(new Set(marks).size).toBe(restores.length);
  for (const mark of marks) expect(mark).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
});

import { expect, it } from 'vitest';
import { createRestoreMark } from './backup.mjs';

it('marks every restore differently, also in the same second, without characters that look alike', () => {
  const marks = [createRestoreMark(), createRestoreMark(), createRestoreMark()];
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leftOut } from '../../backend/tests/support/full-run';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-full-run-'));
  writeFileSync(join(folder, 'slow.test.ts'), '// @full\nimport …');
  writeFileSync(join(folder, 'quick.test.ts'), 'import …\n// @full\n');
  writeFileSync(join(folder, 'support.ts'), '// @full\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves out the files that are marked in their first line', () => {
  vi.stubEnv('TEST_FULL', '');
  expect(leftOut(folder, ['run', '--config', 'tests/contract/vitest.config.mts', '--shard=1/3'])).toEqual([
    join(folder, 'slow.test.ts'),
  ]);
});

it('leaves out none in the full run, or of those that are named', () => {
  vi.stubEnv('TEST_FULL', '');
  expect(leftOut(folder, ['run', 'tests/slow'])).toEqual([]);
  vi.stubEnv('TEST_FULL', '1');
  expect(leftOut(folder, ['run'])).toEqual([]);
});

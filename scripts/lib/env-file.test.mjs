import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEnvFile } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
const file = join(folder, '.env');

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

describe('loadEnvFile', () => {
  it('sets only what the environment lacks', () => {
    vi.stubEnv('PORT', '3010');
    vi.stubEnv('LOCALE_HOSTS', undefined);
    vi.stubEnv('DATA_DIR', undefined);
    writeFileSync(file, '# DATA_DIR=1\nPORT=3020\nLOCALE_HOSTS="nl=http://a,en=http://b"\n');
    loadEnvFile(file);
    expect(process.env.PORT).toBe('3010');
    expect(process.env.LOCALE_HOSTS).toBe('nl=http://a,en=http://b');
    expect(process.env.DATA_DIR).toBeUndefined();
  });

  it('works without a file', () => {
    expect(() => loadEnvFile(join(folder, 'missing'))).not.toThrow();
  });
});

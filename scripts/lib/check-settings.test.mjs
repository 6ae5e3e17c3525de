import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSettings } from './check-settings.mjs';
import { Problem, readSettings } from './settings.mjs';
import { readEnvironment } from './shop.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'check-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** @param {Record<string, string>} own */
function environmentWith(own) {
  const env = { ...process.env, DATA_DIR: dataDir, LOCALE_HOSTS: undefined, MOLLIE_API_KEY: undefined, ...own };
  return readEnvironment(readSettings(env), env);
}

describe('settings of both halves, before anything is built', () => {
  it('are right as a new shop has them', () => expect(checkSettings(environmentWith({}))).resolves.toBeUndefined());

  it.each([
    ['STAFF_LANGUAGE', 'xx'],
    ['DATABASE_POOL_MAX', 'many'],
    ['TRUST_PROXY', 'yes'],
    ['TAG_MANAGER_URL', 'nowhere'],
  ])('are refused by name: %s=%s', async (name, value) => {
    const refused = checkSettings(environmentWith({ [name]: value, TAG_MANAGER_ID: 'GTM-1' }));
    await expect(refused).rejects.toThrow(Problem);
    await expect(refused).rejects.toThrow(name);
  });
});

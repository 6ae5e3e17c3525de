import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('database, mails, uploads, secrets and logs are readable by the shop’s own user only', () => {
  const dataDir = process.env.DATA_DIR ?? '';
  const paths = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  expect(paths).toEqual(expect.arrayContaining(['backend.db', 'mail', 'secrets.json', 'logs', 'public']));
  const open = paths.filter((path) => {
    // Nobody else can open these folders, which are checked themselves.
    if (/^(?:private|build-files)\//.test(path)) return false;
    const found = statSync(join(dataDir, path), { throwIfNoEntry: false });
    return found && (found.mode & 0o077) !== 0;
  });
  expect(open).toEqual([]);
});

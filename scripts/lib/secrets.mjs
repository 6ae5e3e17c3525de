import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const random = (bytes = 32) => randomBytes(bytes).toString('base64url');

const recipe = {
  APP_KEYS: () => `${random()},${random()}`,
  API_TOKEN_SALT: random,
  ADMIN_JWT_SECRET: random,
  TRANSFER_TOKEN_SALT: random,
  JWT_SECRET: random,
  ENCRYPTION_KEY: random,
  SHOP_SECRET: random,
  REVALIDATE_SECRET: random,
  ACCESS_SECRET: random,
  ADMIN_PASSWORD: () => `Otter-${random(9)}1`,
};

/**
 * The secrets of this installation, generated once and stored in DATA_DIR, readable by the owner only. An environment
 * variable of the same name takes precedence.
 * @param {string} dataDir
 * @returns {{ values: Record<string, string>, firstRun: boolean }}
 */
export function readSecrets(dataDir, env = process.env) {
  const path = join(dataDir, 'secrets.json');
  const firstRun = !existsSync(path);
  /** @type {Record<string, string>} */
  const saved = firstRun ? {} : JSON.parse(readFileSync(path, 'utf8'));
  const complete = { ...Object.fromEntries(Object.entries(recipe).map(([name, make]) => [name, make()])), ...saved };
  if (Object.keys(complete).some((name) => !(name in saved))) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${path}.tmp`, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  }
  return {
    values: Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, env[name] ?? value])),
    firstRun,
  };
}

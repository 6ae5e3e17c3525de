import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readSettings } from './settings.mjs';
import { sayAddresses, shopPorts } from './shop-addresses.mjs';
import { readEnvironment } from './shop.mjs';

const PORTS = { PORT: '4000', BACKEND_PORT: '4001', SANDBOX_PORT: '4002', MAIL_PORT: '4003', SMTP_PORT: '4004' };

it('a new shop says where each language, the admin with its login, the inbox and the sandbox are', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-addresses-'));
  const env = { ...process.env, ...PORTS, DATA_DIR: dataDir, LOCALE_HOSTS: undefined, MOLLIE_API_KEY: undefined };
  const settings = readSettings(env);
  const environment = readEnvironment(settings, env);
  /** @type {string[]} */
  const said = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  sayAddresses('The shop is open', '1 s', settings, environment);
  print.mockRestore();
  const text = said.join('\n');
  expect(settings.origins).toHaveLength(6);
  for (const { origin } of settings.origins) expect(text).toContain(origin);
  const { secrets, backend } = environment;
  expect(secrets.ADMIN_PASSWORD).toMatch(/.{8}/);
  for (const part of [
    'http://127.0.0.1:4001/admin',
    `${backend.ADMIN_EMAIL}  ${secrets.ADMIN_PASSWORD}`,
    'http://127.0.0.1:4003',
    'http://127.0.0.1:4002/operator',
  ])
    expect(text).toContain(part);
  // What has to be free before anything is built.
  expect(shopPorts(settings, environment.sandbox).map(({ port }) => String(port))).toEqual(
    expect.arrayContaining(Object.values(PORTS)),
  );
  rmSync(dataDir, { recursive: true, force: true });
});

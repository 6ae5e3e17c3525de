import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

it('a storefront whose port is in use says so and ends', async () => {
  const env = { ...process.env, METRICS_PORT: '', LOG_FORMAT: 'json' };
  const storefront = spawn(process.execPath, ['dist/server.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void storefront.kill('SIGKILL'));
  let said = '';
  storefront.stdout.on('data', (chunk) => (said += String(chunk)));
  expect(await once(storefront, 'close')).toEqual([1, null]);
  expect(said).toContain(`can not listen on port ${process.env.PORT}`);
});

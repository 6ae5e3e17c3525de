import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { canInstall, installOnDebian } from '../apt.mjs';
import { openBucket } from '../bucket.mjs';
import { freePort } from '../checks.mjs';
import { step } from '../log.mjs';
import { run, startService } from '../processes.mjs';
import { Problem, root } from '../settings.mjs';
import { healthy } from '../shop.mjs';
import { swiftConfig } from './config.mjs';

/** Debian's, which has the package; another one may come first in PATH. */
const PYTHON = '/usr/bin/python3';
const serve = join(import.meta.dirname, 'serve.py');
const BUCKET = 'shop';
const REGION = 'eu-central-1';

const hasSwift = () =>
  spawnSync(PYTHON, ['-c', 'import swift.proxy.server, swift.obj.server'], { stdio: 'ignore' }).status === 0;

/** Installs Debian's package if Swift is missing. */
async function ensureSwift() {
  if (hasSwift()) return;
  if (canInstall()) await step('Installing OpenStack Swift (Debian package)', () => installOnDebian(['python3-swift']));
  if (!hasSwift())
    throw new Problem(
      'The S3 server needs OpenStack Swift: install python3-swift, start the cluster as root on Debian, or set S3_BUCKET.',
    );
}

/**
 * Starts an S3 server with one private bucket that keeps versions, in a folder of its own whose content is kept.
 * @param {{ dir: string, secret: string, logOf: (name: string) => string }} options `secret` may never change for this folder
 */
export async function startSwift({ dir, secret, logOf }) {
  await ensureSwift();
  const derive = (/** @type {string} */ what) => createHmac('sha256', secret).update(what).digest('hex');
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  };
  const keys = { accessKeyId: 'shop:shop', secretAccessKey: derive('key of the bucket') };
  mkdirSync(join(dir, 'devices', 'disk'), { recursive: true, mode: 0o700 });
  const files = swiftConfig({
    dir,
    user: userInfo().username,
    ports,
    region: REGION,
    ...keys,
    hashSuffix: derive('names of files'),
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text, { mode: 0o600 });
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const rings = [serve, 'rings', dir, ...[ports.account, ports.container, ports.object].map(String)];
  await run(PYTHON, rings, { cwd: root, env, log: logOf('s3-rings') });

  const started = Object.entries(ports).map(([kind, port]) => {
    const name = `s3-${kind}`;
    const options = { cwd: root, env, log: logOf(name), program: PYTHON };
    return { port, service: startService(name, [serve, kind, dir], options) };
  });
  const services = started.map(({ service }) => service);
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop();
  };
  try {
    await Promise.all(started.map(({ service, port }) => healthy(service, port, '/healthcheck')));
    const settings = {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${ports.proxy}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    };
    await openBucket(settings).make();
    return { env: settings, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

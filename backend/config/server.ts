import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDir } from '../src/platform/files/paths';

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const dir = publicDir();
  // The upload provider refuses to start without its folder.
  mkdirSync(path.join(dir, 'uploads'), { recursive: true });
  return {
    // Only the storefront and the admin on the same machine call the backend.
    host: env('HOST', '127.0.0.1'),
    port: env.int('BACKEND_PORT', 1337),
    // The visitor's address comes from `x-shop-ip` (see global::trusted-caller), never from forwarded headers.
    proxy: { koa: false },
    app: { keys: env.array('APP_KEYS') },
    dirs: { public: dir },
    transfer: { remote: { enabled: false } },
    logger: { startup: { enabled: env('NODE_ENV') !== 'production' }, updates: { enabled: false } },
  };
};

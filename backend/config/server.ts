import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env, secretIfSet } from '../src/platform/env/env';
import { publicDir } from '../src/platform/files/data-paths';

export default () => {
  const dir = publicDir();
  // The upload provider fails to start without its folder.
  mkdirSync(path.join(dir, 'uploads'), { recursive: true });
  return {
    // Only the storefront and the admin on the same machine call the backend.
    host: env().host,
    port: env().port,
    // The visitor's IP address comes from `x-shop-ip` (see global::trusted-caller), never from forwarded headers.
    proxy: { koa: false },
    app: {
      keys: secretIfSet('APP_KEYS')
        ?.split(',')
        .map((key) => key.trim()),
    },
    dirs: { public: dir },
    // Callers close idle connections after seconds. With Node's default of five, a busy backend would cut off requests that arrive
    // while it closes one.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    transfer: { remote: { enabled: false } },
    logger: { startup: { enabled: !env().isProduction }, updates: { enabled: false } },
  };
};

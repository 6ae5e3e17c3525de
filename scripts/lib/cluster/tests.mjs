import { withPostgres } from '../postgres.mjs';
import { backendRoot, root } from '../settings.mjs';

/**
 * Tests of several processes, each on a PostgreSQL of its own.
 * @typedef {(args: string[], cwd: string, env: NodeJS.ProcessEnv) => Promise<number>} Vitest
 * @param {Vitest} vitest
 * @returns {{ title: string, run: () => Promise<number> }[]}
 */
export const clusterTests = (vitest) => {
  const onPostgres = async (
    /** @type {string[]} */ args,
    /** @type {string} */ cwd,
    /** @type {Record<string, string>} */ env = {},
  ) => {
    let code = 1;
    await withPostgres(async (url) => {
      code = await vitest(args, cwd, { ...process.env, ...env, DATABASE_URL: url });
    });
    return code;
  };
  const money = ['oversell', 'webhooks', 'replaced-orders', 'mixed-load'];
  // Shorter than with one backend: only what differs matters here.
  const sizes = { BACKENDS: '2', ROUNDS: '5', ORDERS: '5', LOAD_MINUTES: '2' };
  return [
    {
      title: 'Two backends and two workers',
      run: () => onPostgres(['--config', 'vitest.cluster.config.mts'], backendRoot),
    },
    {
      title: 'Money under load, two backends',
      run: () => onPostgres(['--config', 'vitest.long.config.mts', ...money], backendRoot, sizes),
    },
    {
      title: 'The cluster behind nginx',
      run: () => onPostgres(['--config', 'tests/cluster/vitest.config.mts'], root),
    },
  ];
};

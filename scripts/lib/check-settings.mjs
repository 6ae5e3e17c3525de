import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem, backendRoot, root } from './settings.mjs';

/** What reads the settings of each half, and where its packages are. */
const HALVES = /** @type {const} */ ([
  { name: 'backend', folder: backendRoot, file: 'src/platform/env/env.ts', check: 'checkEnv' },
  { name: 'storefront', folder: root, file: 'lib/core/env.ts', check: 'parseEnv' },
]);

/**
 * Both halves check their settings when they start, which is minutes of building later: this does it before, with the same code.
 * @param {Pick<import('./shop.mjs').Environment, 'backend' | 'storefront'>} environment
 */
export async function checkSettings(environment) {
  // Not before packages are installed.
  const { build } = await import('rolldown');
  for (const { name, folder, file, check } of HALVES) {
    const bundle = join(folder, '.cache', 'check-settings.mjs');
    await build({
      cwd: folder,
      input: join(folder, file),
      platform: 'node',
      tsconfig: true,
      // Every import that is not a path of this repository.
      external: /^(?!\.|\/|@\/)/,
      output: { file: bundle, format: 'esm', sourcemap: false },
      logLevel: 'warn',
    });
    const half = await import(pathToFileURL(bundle).href);
    try {
      half[check](environment[name]);
    } catch (error) {
      throw new Problem(error instanceof Error ? error.message : String(error));
    }
  }
}

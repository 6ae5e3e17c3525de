import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';

/**
 * Loads the operator's settings from `.env`; the environment takes precedence. Tests and measurements don't: they
 * must not reach a real payment provider or database.
 */
export function loadEnvFile(file = join(root, '.env')) {
  if (existsSync(file)) process.loadEnvFile(file);
}

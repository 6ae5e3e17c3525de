import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';

/**
 * Takes the operator's settings from `.env`; what is in the environment already wins. Tests and measurements don't: they
 * must not meet a real payment provider or database.
 */
export function loadEnvFile(file = join(root, '.env')) {
  if (existsSync(file)) process.loadEnvFile(file);
}

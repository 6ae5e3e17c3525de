import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/settings.mjs';

// Installed beside the backend's TypeScript 5, which it parses with: version 7 at the root has no JavaScript API.
const program = join(root, 'backend/node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const sources = [
  'app',
  'components',
  'lib',
  'scripts',
  'media',
  'server.ts',
  'middleware.ts',
  'backend/src',
  'backend/contract',
  'backend/config',
];

/**
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 * @typedef {{ from: string, to: string, cycle?: { name: string }[], comment?: string, rule: { name: string } }} Violation
 */

/** Reads all imports of the shop's own code, type imports included. @returns {{ modules: Module[], violations: Violation[] }} */
export function cruise() {
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...sources];
  const output = execFileSync(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf8' });
  const { modules, summary } = JSON.parse(output);
  return { modules, violations: summary.violations };
}

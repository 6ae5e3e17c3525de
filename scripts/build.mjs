// Installs and builds both halves without starting them, for an image or another machine.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/main.mjs';
import { root } from './lib/settings.mjs';

async function main() {
  checkNode();
  await ensureInstalled();
  await ensureBuilt({ logs: join(root, '.cache', 'logs') });
}

runMain(main);

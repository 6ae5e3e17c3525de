// Practises the worst day: a shop on PostgreSQL is restored to a point in time, and its books are compared to the cent.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { practiseRestore } from './lib/drill.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/main.mjs';

runMain(async () => {
  await ensureInstalled();
  const logs = mkdtempSync(join(tmpdir(), 'shop-drill-'));
  await ensureBuilt({ distDir: '.next-test', admin: false, logs });
  rmSync(logs, { recursive: true, force: true });
  await practiseRestore({ distDir: '.next-test' });
});

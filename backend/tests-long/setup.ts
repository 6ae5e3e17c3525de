import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareData } from '../tests/support/backend';
import { buildWhenStale } from '../tests/support/build';

/** Slow preparation shared by all files: the build, and the seed's snapshot, which each file copies. */
export default function setup(): void {
  buildWhenStale();
  if (process.env.DATABASE_URL) return;
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-long-seed-'));
  prepareData(path.join(dir, 'data'));
  rmSync(dir, { recursive: true, force: true });
}

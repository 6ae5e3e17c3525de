import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeOlder } from './remove-older.mjs';

it('removes the output of earlier builds, also in subfolders, and keeps the output of this one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-'));
  try {
    mkdirSync(join(folder, 'levels'));
    const [left, nested, fresh] = [
      join(folder, 'levels.js'),
      join(folder, 'levels/old.js'),
      join(folder, 'levels/index.js'),
    ];
    for (const path of [left, nested, fresh]) writeFileSync(path, '');
    for (const path of [left, nested]) utimesSync(path, 1_000, 1_000);
    removeOlder(folder, 2_000_000);
    expect([left, nested, fresh].map((path) => existsSync(path))).toEqual([false, false, true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features';

const src = path.resolve(__dirname, '..');
const folders = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'feature.ts' && file !== path.join('platform', 'feature', 'feature.ts'))
  .map((file) => path.dirname(file).split(path.sep).join('/'))
  .sort();

describe('FEATURES', () => {
  it('lists every folder with a feature.ts once, by its name', () => {
    const names = FEATURES.map(({ name }) => name);
    const missing = folders.filter((folder) => !names.includes(folder));
    expect(missing, 'add these folders to startup/features.ts').toEqual([]);
    expect([...names].sort()).toEqual(folders);
  });

  it('has no duplicate admin routes', () => {
    const routes = FEATURES.flatMap(({ adminRoutes }) => adminRoutes?.({} as never) ?? []);
    const keys = routes.map(({ method, path: below }) => `${method} ${below.replace(/:[a-z]+/g, ':x')}`);
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

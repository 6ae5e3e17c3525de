import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Files by the names of the constants they export. */
function findConstants(folders: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of folders.flatMap(listSources))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^export const ([A-Z][A-Z0-9_]+)\b/gm))
      found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

const contract = findConstants(['backend/contract']);
const backend = findConstants(['backend/src']);
const storefront = findConstants(['lib', 'components', 'app']);

it('no constant is exported by both halves', () => {
  const twice = [...backend]
    .filter(([name]) => storefront.has(name))
    .map(([name, files]) => `${name} is in ${[...files, ...(storefront.get(name) ?? [])].join(' and ')}`);
  expect(twice, 'A constant that backend and storefront share belongs in backend/contract').toEqual([]);
});

it('no constant of the contract is exported a second time', () => {
  const twice = [...contract].flatMap(([name, files]) =>
    [...(backend.get(name) ?? []), ...(storefront.get(name) ?? [])].map(
      (file) => `${name} of ${files[0]} is in ${file}`,
    ),
  );
  expect(twice, 'Import the constant from backend/contract instead').toEqual([]);
});

it('the contract imports nothing but its own modules, and what is for servers alone', () => {
  // Code of servers that both halves run: what it needs is loaded when it is switched on.
  const forServers = 'backend/contract/telemetry/';
  const shared = listSources('backend/contract').filter((file) => !file.startsWith(forServers));
  const imports = shared.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from = '']) => `${file}: ${from}`),
  );
  const outside = imports.filter((line) => !/: \.\/[\w-]+$/.test(line));
  expect(outside.sort()).toEqual([
    'backend/contract/idle-connections.ts: node:http',
    'backend/contract/idle-connections.ts: node:net',
    'backend/contract/signatures.ts: node:crypto',
  ]);
});

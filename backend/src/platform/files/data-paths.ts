import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env/env';

/** The backend package's folder, both from source and from the build in `dist`. */
export function backendRoot(): string {
  let dir = __dirname;
  while (!existsSync(path.join(dir, 'package.json'))) dir = path.dirname(dir);
  return dir;
}

export function dataDir(): string {
  return path.resolve(env().dataDir ?? path.join(backendRoot(), '..', '.data'));
}

export function databaseFile(): string {
  return path.resolve(env().sqliteFile ?? path.join(dataDir(), 'backend.db'));
}

/** Public files, including `uploads/`. */
export function publicDir(): string {
  return path.resolve(env().publicDir ?? path.join(dataDir(), 'public'));
}

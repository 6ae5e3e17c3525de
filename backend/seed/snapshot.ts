import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { backendRoot } from '../src/platform/files/data-paths';

const DATABASE = 'backend.db';
const KEPT_SNAPSHOTS = 3;

function listFiles(dir: string, wanted: (file: string) => boolean): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(wanted)
    .sort();
}

/** Hash of everything that a snapshot depends on: seed texts, pictures, content types, Strapi itself. */
function hashSeed(): string {
  const root = backendRoot();
  const files = [
    ...listFiles(path.join(root, 'seed'), (file) => !file.endsWith('.test.ts')),
    ...listFiles(path.join(root, 'src'), (file) => file.endsWith('.json')),
    path.join(root, 'src/extensions/users-permissions/user-schema.ts'),
    path.join(root, 'package.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(root, file));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Settings of the seeding run: temporary secrets, no network, no admin user. */
function useSeedEnvironment(dir: string): void {
  const secret = (): string => randomBytes(16).toString('hex');
  for (const name of [
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'WEB_INTERNAL_URL',
    'MOLLIE_API_KEY',
    'SMTP_USER',
  ])
    delete process.env[name];
  Object.assign(process.env, {
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    SEED: '1',
    SERVE_ADMIN: 'false',
    DATA_DIR: dir,
    DATABASE_FILENAME: path.join(dir, DATABASE),
    PUBLIC_DIR: path.join(dir, 'public'),
    APP_KEYS: secret(),
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    ACCESS_SECRET: secret(),
    SHOP_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
}

/** Removes what belongs to one installation only: Strapi's first two API tokens are made with the secrets of this run. */
async function removeInstanceData(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('admin::api-token-permission').deleteMany({});
  await strapi.db.query('admin::api-token').deleteMany({});
  const people = await strapi.db.query('admin::user').count();
  if (people > 0) throw new Error('A snapshot must hold no admin user');
}

async function seedInto(dir: string): Promise<void> {
  useSeedEnvironment(dir);
  const strapi = createStrapi({ appDir: backendRoot(), distDir: path.resolve(__dirname, '..') });
  await strapi.load();
  await removeInstanceData(strapi);
  await strapi.destroy();
  if (existsSync(path.join(dir, `${DATABASE}-wal`))) throw new Error('The database was not closed');
}

function removeOld(out: string): void {
  const dirs = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.join(out, entry.name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const dir of dirs.slice(KEPT_SNAPSHOTS)) rmSync(dir, { recursive: true, force: true });
}

/** Folder of the snapshot for the current seed; it exists only if it is complete. */
function snapshotDir(out: string): string {
  return path.resolve(out, hashSeed());
}

/** Seeds a fresh database once and stores it with its files; does nothing if the current seed is stored already. */
export async function makeSnapshot(out: string): Promise<string> {
  const target = snapshotDir(out);
  if (existsSync(target)) return target;
  const work = mkdtempSync(path.join(tmpdir(), 'shop-seed-'));
  const staging = path.resolve(out, `.${process.pid}-${path.basename(target)}`);
  try {
    await seedInto(work);
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { recursive: true });
    cpSync(path.join(work, DATABASE), path.join(staging, DATABASE));
    cpSync(path.join(work, 'public'), path.join(staging, 'public'), { recursive: true });
    // Another process may have finished first.
    if (!existsSync(target)) renameSync(staging, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(staging, { recursive: true, force: true });
  }
  removeOld(out);
  return target;
}

/** Fills an empty data folder from a snapshot. The database comes last and atomically: it marks the copy as complete. */
export function restoreSnapshot(dir: string, dataDir: string): void {
  const database = path.join(dataDir, DATABASE);
  if (existsSync(database)) throw new Error(`${database} exists already`);
  mkdirSync(dataDir, { recursive: true });
  cpSync(path.join(dir, 'public'), path.join(dataDir, 'public'), { recursive: true });
  const copy = `${database}.copy`;
  cpSync(path.join(dir, DATABASE), copy);
  renameSync(copy, database);
}

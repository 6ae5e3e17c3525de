import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './settings.mjs';

/**
 * Locks the data directory for this process: two backends on one SQLite file would lose orders.
 * @param {string} dataDir
 * @returns {() => void} releases the lock
 */
export function takeLock(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'shop.lock');
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
  } catch (error) {
    const owner = readOwner(path);
    if (owner && isAlive(owner)) {
      throw new Problem(
        `A shop is already running on ${dataDir} (process ${owner}). Stop it first, or start this one with its own data and ports: DATA_DIR=.data2 PORT=3010 BACKEND_PORT=1347 SANDBOX_PORT=1410 MAIL_PORT=1490 SMTP_PORT=1435 npm start`,
      );
    }
    if (!owner && !(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    // Stale lock of a process that was killed.
    rmSync(path, { force: true });
    return takeLock(dataDir);
  }
  return () => rmSync(path, { force: true });
}

/** @param {string} path */
function readOwner(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

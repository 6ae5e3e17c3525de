import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, publicDir } from './data-paths';
import type { FileStore, StoredEntry } from './file-store';

const PUBLIC = 'uploads/';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isElsewhere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EXDEV';

/** Temporary files; backups exclude the folder by its name. */
const draftsDir = (): string => path.join(dataDir(), 'files.tmp');

function pathOf(name: string): string {
  const root = name.startsWith(PUBLIC) ? publicDir() : dataDir();
  const target = path.resolve(root, name);
  if (!target.startsWith(root + path.sep)) throw new Error('A file outside of its folder');
  return target;
}

async function writeDraft(content: Buffer): Promise<string> {
  await mkdir(draftsDir(), { recursive: true, mode: 0o700 });
  const draft = path.join(draftsDir(), randomBytes(12).toString('hex'));
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    return draft;
  } finally {
    await handle.close();
  }
}

/** Also whole or not at all: what is copied has another name until then. */
async function moveToOtherDisk(draft: string, target: string): Promise<void> {
  const copy = path.join(path.dirname(target), `.${path.basename(draft)}`);
  try {
    await copyFile(draft, copy);
    await rename(copy, target);
  } finally {
    await rm(copy, { force: true });
  }
}

/** In the data folder; public files in the public folder, which may be on another disk. */
export class DiskStore implements FileStore {
  async write(name: string, content: Buffer): Promise<void> {
    const target = pathOf(name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const draft = await writeDraft(content);
    try {
      await rename(draft, target);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      await moveToOtherDisk(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(pathOf(name));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(pathOf(folder), { recursive: true, force: true });
  }

  async list(folder: string): Promise<StoredEntry[]> {
    const names = await readdir(pathOf(folder)).catch((): string[] => []);
    const entries = names.map(async (name): Promise<StoredEntry[]> => {
      const found = await stat(path.join(pathOf(folder), name)).catch(() => null);
      return found ? [{ name, changedAt: found.mtime }] : [];
    });
    return (await Promise.all(entries)).flat();
  }
}

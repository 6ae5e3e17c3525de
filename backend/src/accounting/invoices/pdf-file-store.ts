import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dataDir } from '../../platform/files/data-paths';

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const pdfPath = (file: string): string => path.join(dataDir(), 'documents', file);
/** Temporary files; backups exclude the folder by its name. */
const draftsDir = (): string => path.join(dataDir(), 'documents.tmp');

/** Atomic and durable write; readable only by the shop's user. */
export async function writePdfFile(file: string, content: Buffer): Promise<void> {
  const target = pdfPath(file);
  for (const folder of [path.dirname(target), draftsDir()]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(draftsDir(), randomBytes(12).toString('hex'));
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Null when the file does not exist. */
export async function readPdfFile(file: string): Promise<Buffer | null> {
  try {
    return await readFile(pdfPath(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

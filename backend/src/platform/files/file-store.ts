import { DiskStore } from './disk-store';
import { s3Store } from './s3-store';

/** A file, or a folder with what changed last in it. */
export interface StoredEntry {
  name: string;
  changedAt: Date;
}

/**
 * Files that the shop writes itself, by names such as `documents/2026/INV-1.pdf`. `uploads/` is public, everything else is
 * not. A write is whole or not at all, and durable once it returned.
 */
export interface FileStore {
  write: (name: string, content: Buffer) => Promise<void>;
  /** Null when the file does not exist; throws when nobody knows. */
  read: (name: string) => Promise<Buffer | null>;
  remove: (name: string) => Promise<void>;
  removeFolder: (folder: string) => Promise<void>;
  /** What is directly in a folder. */
  list: (folder: string) => Promise<StoredEntry[]>;
}

const disk = new DiskStore();

/** In the bucket of `S3_BUCKET`, otherwise on this machine's disk. */
export const fileStore = (): FileStore => s3Store() ?? disk;

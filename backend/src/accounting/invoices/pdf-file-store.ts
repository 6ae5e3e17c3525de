import { createHash } from 'node:crypto';
import { fileStore } from '../../platform/files/file-store';

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const nameOf = (file: string): string => `documents/${file}`;

/** Atomic and durable write. */
export const writePdfFile = (file: string, content: Buffer): Promise<void> => fileStore().write(nameOf(file), content);

/** Null when the file does not exist. */
export const readPdfFile = (file: string): Promise<Buffer | null> => fileStore().read(nameOf(file));

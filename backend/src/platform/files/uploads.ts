import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { FieldError } from '../../domain/shop-error';
import { toSingleLine } from '../../domain/clean-text';
import { fileStore } from './file-store';
import { extensionOf, listExtensions, matchesExtension } from './file-types';
import { MAX_FILES, type FormField } from '../../../contract/forms';

/** A file in the body parser's temporary folder. */
export interface Upload {
  field: string;
  name: string;
  size: number;
  path: string;
}

const parsedSchema = z
  .object({ filepath: z.string(), originalFilename: z.string().nullish(), size: z.number() })
  .transform(({ filepath, originalFilename, size }) => ({ path: filepath, name: originalFilename ?? '', size }));

/** Files of the body parser, which provides a single file or an array per field. */
export function listUploads(files: unknown): Upload[] {
  if (typeof files !== 'object' || files === null) return [];
  return Object.entries(files).flatMap(([field, given]: [string, unknown]) =>
    (Array.isArray(given) ? given : [given]).flatMap((file) => {
      const parsed = parsedSchema.safeParse(file);
      return parsed.success ? [{ field, ...parsed.data }] : [];
    }),
  );
}

/** Safe display name: no folders or hidden characters, with its extension. */
function cleanName(name: string): string {
  const base = toSingleLine(name.split(/[\\/]/).at(-1) ?? '', 2000).replace(/[<>:"|?*;%]/g, '_');
  const extension = extensionOf(base);
  const stem = Array.from(base.slice(0, base.length - extension.length))
    .slice(0, 100)
    .join('')
    .replace(/^\.+/, '')
    .trim();
  return `${stem || 'file'}${extension}`;
}

export interface ReceivedFile {
  field: string;
  label: string;
  name: string;
  size: number;
  content: Buffer;
}

async function validateUpload(field: FormField, upload: Upload): Promise<ReceivedFile | string> {
  const name = cleanName(upload.name);
  if (upload.size > field.maxSize) return 'fileSize';
  if (!listExtensions(field.accept).includes(extensionOf(name))) return 'fileType';
  const content = await readFile(upload.path);
  if (!matchesExtension(name, content)) return 'fileType';
  return { field: field.name, label: field.label, name, size: content.length, content };
}

/** Sorted, because the body parser returns files in the order in which they reach the disk. */
function sortFiles(fields: FormField[], files: ReceivedFile[]): ReceivedFile[] {
  const place = (file: ReceivedFile): number => fields.findIndex((field) => field.name === file.field);
  return files.sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Validates count, size, type and content. Empty inputs of plain HTML forms are ignored. */
export async function readUploads(
  fields: FormField[],
  uploads: Upload[],
): Promise<{ files: ReceivedFile[]; errors: FieldError[] }> {
  const files: ReceivedFile[] = [];
  const errors: FieldError[] = [];
  const real = uploads.filter((upload) => upload.size > 0 || upload.name !== '');
  const inputs = new Map(fields.filter((field) => field.type === 'file').map((field) => [field.name, field]));
  for (const name of new Set(real.map((upload) => upload.field))) {
    const field = inputs.get(name);
    const own = real.filter((upload) => upload.field === name);
    const fail = (code: string): number => errors.push({ path: [name.slice(0, 40)], name: code });
    if (!field) fail('unknown');
    else if (own.length > (field.multiple ? MAX_FILES : 1)) fail('fileCount');
    else {
      const read = await Promise.all(own.map((upload) => validateUpload(field, upload)));
      const code = read.find((result) => typeof result === 'string');
      if (typeof code === 'string') fail(code);
      else files.push(...read.filter((result) => typeof result !== 'string'));
    }
  }
  return { files: sortFiles(fields, files), errors };
}

/** `path` is a random name inside the submission's folder. */
export const storedFilesSchema = z.array(
  z.object({ field: z.string(), label: z.string(), name: z.string(), size: z.number(), path: z.string() }),
);
export type StoredFile = z.infer<typeof storedFilesSchema>[number];

export const SUBMISSIONS = 'submissions';
const folderOf = (documentId: string): string => `${SUBMISSIONS}/${path.basename(documentId)}`;

export async function storeFiles(documentId: string, files: ReceivedFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  return Promise.all(
    files.map(async ({ content, ...file }) => {
      const name = randomBytes(12).toString('hex');
      await fileStore().write(`${folderOf(documentId)}/${name}`, content);
      return { ...file, path: name };
    }),
  );
}

/** Null when the file is gone. */
export const readSubmittedFile = (documentId: string, file: StoredFile): Promise<Buffer | null> =>
  fileStore().read(`${folderOf(documentId)}/${path.basename(file.path)}`);

export const removeFolder = (documentId: string): Promise<void> => fileStore().removeFolder(folderOf(documentId));

/** Hashes of the content, independent of the order. */
export const hashFiles = (files: ReceivedFile[]): string[] =>
  files.map((file) => `${file.field}:${file.name}:${createHash('sha256').update(file.content).digest('hex')}`).sort();

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3StandIn, startS3 } from '../../../tests/support/s3-stand-in';
import { resetEnv } from '../env/env';
import { fileStore } from './file-store';
import { s3Store } from './s3-store';

let dir: string;
let s3: S3StandIn;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'files-'));
  s3 = await startS3();
  vi.stubEnv('DATA_DIR', dir);
  resetEnv();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(dir, { recursive: true, force: true });
  await s3.stop();
});

function useBucket(): void {
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  resetEnv();
}

describe.each(['disk', 'bucket'])('files on the %s', (place) => {
  beforeEach(() => {
    if (place === 'bucket') useBucket();
  });

  it('are written, listed by folder, read and removed', async () => {
    const store = fileStore();
    await store.write('documents/2026/INV-1.pdf', Buffer.from('one'));
    await store.write('uploads/reviews/a.webp', Buffer.from('two'));
    expect((await store.read('documents/2026/INV-1.pdf'))?.toString()).toBe('one');
    expect(await store.read('documents/2026/INV-2.pdf')).toBeNull();
    expect((await store.list('documents')).map(({ name }) => name)).toEqual(['2026']);
    const [photo] = await store.list('uploads/reviews');
    expect(photo?.name).toBe('a.webp');
    expect(Math.abs(Number(photo?.changedAt) - Date.now())).toBeLessThan(60_000);
    await store.remove('uploads/reviews/a.webp');
    await store.removeFolder('documents/2026');
    expect(await store.list('uploads/reviews')).toEqual([]);
    expect(await store.read('documents/2026/INV-1.pdf')).toBeNull();
    expect(existsSync(path.join(dir, 'documents'))).toBe(place === 'disk');
  });
});

it('leaves no drafts on the disk, and nothing outside of its folders', async () => {
  await fileStore().write('documents/a.pdf', Buffer.from('one'));
  expect(readdirSync(path.join(dir, 'files.tmp'))).toEqual([]);
  await expect(fileStore().read('documents/../../secret')).rejects.toThrow('outside');
});

it('a bucket that does not exist is no file that is missing', async () => {
  useBucket();
  vi.stubEnv('S3_BUCKET', 'another');
  resetEnv();
  await expect(fileStore().read('documents/a.pdf')).rejects.toThrow(/does not answer/);
});

it('a bucket that refuses says what to do, and works again afterwards', async () => {
  useBucket();
  s3.refuse = 403;
  await expect(fileStore().write('documents/a.pdf', Buffer.from('one'))).rejects.toThrow(/try again in a few minutes/);
  await expect(fileStore().read('documents/a.pdf')).rejects.toThrow(/does not answer, or is full/);
  s3.refuse = null;
  await fileStore().write('documents/a.pdf', Buffer.from('one'));
  expect(await s3Store()?.has('documents/a.pdf')).toBe(true);
  const address = await s3Store()?.addressOf('documents/a.pdf');
  const part = await fetch(String(address), { headers: { range: 'bytes=1-' } });
  expect([part.status, await part.text()]).toEqual([206, 'ne']);
});

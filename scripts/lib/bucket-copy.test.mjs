import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startS3 } from '../../backend/tests/support/s3-stand-in';
import { openBucket } from './bucket.mjs';
import { copyBucket } from './bucket-copy.mjs';

it('copies what a bucket has now to where a shop without one looks for it', async () => {
  const s3 = await startS3();
  s3.versions = [];
  const folder = mkdtempSync(join(tmpdir(), 'shop-bucket-copy-'));
  try {
    const bucket = openBucket(s3.env);
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      bucket.write(name, Buffer.from(text), Buffer.byteLength(text));
    await write('uploads/é 1.webp', 'a former picture');
    await write('uploads/é 1.webp', 'a picture');
    await write('documents/INV-1.pdf', 'an invoice');
    await write('submissions/gone/photo.jpg', 'a photo');
    await bucket.remove('submissions/gone/photo.jpg');
    await copyBucket(bucket, folder);
    expect(readFileSync(join(folder, 'public', 'uploads', 'é 1.webp'), 'utf8')).toBe('a picture');
    expect(readFileSync(join(folder, 'documents', 'INV-1.pdf'), 'utf8')).toBe('an invoice');
    expect(readdirSync(folder).toSorted()).toEqual(['documents', 'public']);
    expect(statSync(join(folder, 'documents', 'INV-1.pdf')).mode & 0o077).toBe(0);
  } finally {
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '../../backend/tests/support/s3-stand-in';
import { openBucket } from './bucket.mjs';
import { planFiles, restoreFiles } from './bucket-versions.mjs';

const MINUTE = 60_000;
const moment = new Date('2026-11-26T09:30:00Z');
const at = (/** @type {number} */ minutes) => new Date(moment.getTime() + minutes * MINUTE);

/**
 * Versions of one file, from the newest to the oldest: minutes from the moment, and the content; null for a deletion.
 * @param {...[number, string | null]} versions
 */
const fileOf = (...versions) =>
  versions.map(([minutes, content], index) => ({
    name: 'a',
    id: String(minutes),
    madeAt: at(minutes),
    isNewest: index === 0,
    content,
  }));

describe('planFiles', () => {
  /** @type {[string, [number, string | null][], string | null | undefined][]} the version that is restored; undefined: nothing is to be done */
  const cases = [
    ['was written before and not since', [[-1, 'one']], undefined],
    ['was written at the moment itself', [[0, 'one']], undefined],
    [
      'was written since',
      [
        [1, 'two'],
        [-1, 'one'],
        [-2, 'zero'],
      ],
      '-1',
    ], // prettier-ignore
    [
      'was deleted since',
      [
        [1, null],
        [-1, 'one'],
      ],
      '-1',
    ], // prettier-ignore
    [
      'was deleted and made again since',
      [
        [2, 'two'],
        [1, null],
        [-1, 'one'],
      ],
      '-1',
    ], // prettier-ignore
    ['was made since', [[1, 'one']], null],
    [
      'was made and deleted since',
      [
        [2, null],
        [1, 'one'],
      ],
      undefined,
    ],
    [
      'was deleted before',
      [
        [-1, null],
        [-2, 'one'],
      ],
      undefined,
    ], // prettier-ignore
    [
      'was deleted before and made since',
      [
        [1, 'one'],
        [-1, null],
        [-2, 'one'],
      ],
      null,
    ], // prettier-ignore
    [
      'was written back since',
      [
        [2, 'one'],
        [1, 'two'],
        [-1, 'one'],
      ],
      undefined,
    ], // prettier-ignore
    [
      'was written and deleted in one second',
      [
        [1, 'two'],
        [-1, 'one'],
        [-1, null],
      ],
      '-1',
    ], // prettier-ignore
  ];
  it.each(cases)('a file that %s', (_, versions, restore) => {
    expect(planFiles(fileOf(...versions), moment)).toEqual(restore === undefined ? [] : [{ name: 'a', restore }]);
  });
});

it('takes a file for there that was written in the second of the moment: some storages round times up', () => {
  const written = fileOf([1 / 60, 'one']);
  expect(planFiles(written, at(0.001))).toEqual([]);
  expect(planFiles(written, at(-0.001))).toEqual([{ name: 'a', restore: null }]);
});

describe('restoreFiles', () => {
  /** @type {Awaited<ReturnType<typeof startS3>>} */
  let s3;
  beforeEach(async () => {
    s3 = await startS3();
    s3.versions = [];
  });
  afterEach(() => s3.stop());

  /** @param {string} name @param {string | null} text null deletes it */
  async function change(name, text) {
    const url = `${s3.env.S3_ENDPOINT}/${s3.env.S3_BUCKET}/${encodeURIComponent(name)}`;
    const init = text === null ? { method: 'DELETE' } : { method: 'PUT', body: text };
    await fetch(url, { ...init, headers: { authorization: 'key', 'content-type': `test/${name.length}` } });
  }

  const contents = () =>
    Object.fromEntries([...s3.files].map(([name, { content, type }]) => [name, `${content} as ${type}`]).toSorted());

  /** Files before and after the moment, which are listed in several pages. */
  async function fill() {
    await change('documents/INV 1.pdf', 'invoice');
    await change('uploads/é+.webp', 'picture');
    await change('videos/lesson.mp4', 'lesson');
    await change('videos/gone.mp4', 'film');
    await change('videos/gone.mp4', null);
    for (const version of s3.versions ?? []) version.changedAt = at(-5);
    const before = contents();
    await change('documents/INV 1.pdf', null);
    await change('uploads/é+.webp', 'another picture');
    await change('uploads/new.webp', 'new');
    for (const version of s3.versions?.slice(5) ?? []) version.changedAt = at(5);
    s3.listed = 2;
    return before;
  }

  it('brings back what was deleted or overwritten, and removes what was made since', async () => {
    const before = await fill();
    const bucket = openBucket(s3.env);
    const newest = at(5);
    const done = { restored: 2, removed: 1, kept: 1, newest };
    const after = contents();
    expect(await restoreFiles(bucket, moment, { dryRun: true })).toEqual(done);
    expect(contents()).toEqual(after);
    expect(await restoreFiles(bucket, moment)).toEqual(done);
    expect(contents()).toEqual(before);
    expect(await restoreFiles(bucket, moment)).toMatchObject({ restored: 0, removed: 0, kept: 3 });
    await restoreFiles(bucket, newest);
    expect(contents()).toEqual(after);
  });

  it('ends with the same files when it was interrupted', async () => {
    const before = await fill();
    const bucket = openBucket(s3.env);
    let calls = 0;
    const failing = {
      ...bucket,
      restore: (/** @type {string} */ name, /** @type {string} */ id) => {
        calls += 1;
        if (calls > 1) throw new Error('The storage is away');
        return bucket.restore(name, id);
      },
    };
    await expect(restoreFiles(failing, moment)).rejects.toThrow('away');
    expect(contents()).not.toEqual(before);
    await restoreFiles(bucket, moment);
    expect(contents()).toEqual(before);
  });

  it('changes nothing in a bucket without versions, or for a time to come', async () => {
    await fill();
    const after = contents();
    await expect(restoreFiles(openBucket(s3.env), new Date(Date.now() + MINUTE))).rejects.toThrow('still to come');
    s3.versions = null;
    await expect(restoreFiles(openBucket(s3.env), moment)).rejects.toThrow('keeps no versions');
    expect(contents()).toEqual(after);
  });

  it('needs a bucket and its keys', () => {
    expect(() => openBucket({})).toThrow('Set S3_BUCKET');
  });
});

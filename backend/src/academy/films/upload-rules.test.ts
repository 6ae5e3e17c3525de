import { describe, expect, it } from 'vitest';
import { checkAnnounced, shownName } from './upload-rules';

const GB = 1024 ** 3;
const fine = { bytes: 100, maxBytes: 2 * GB, open: 0, maxOpen: 4, ownOpen: 0, freeBytes: 50 * GB, awaitedBytes: 0 };

describe('checkAnnounced', () => {
  it('lets a film in, up to the largest', () => {
    expect(() => checkAnnounced(fine)).not.toThrow();
    expect(() => checkAnnounced({ ...fine, bytes: 2 * GB, open: 3, ownOpen: 1 })).not.toThrow();
  });

  it.each([
    [{ bytes: Number.NaN }, /how long/],
    [{ bytes: -1 }, /how long/],
    [{ bytes: 1.5 }, /how long/],
    [{ bytes: 0 }, /empty/],
    [{ bytes: 2 * GB + 1 }, /larger than 2.0 GB/],
    [{ open: 4 }, /Other films/],
    [{ open: 2, ownOpen: 2 }, /of your films/],
    [{ freeBytes: GB }, /no room/],
    [{ bytes: 2 * GB, freeBytes: 7 * GB - 1 }, /no room/],
    [{ bytes: GB, awaitedBytes: 47 * GB }, /no room/],
  ])('refuses %j', (over, message) => {
    expect(() => checkAnnounced({ ...fine, ...over })).toThrow(message);
  });
});

it('names are shown without folders, hidden characters and markup', () => {
  expect(['../../etc/passwd', 'C:\\films\\les 1.mov', 'a\u202Eb\n<i>', '', 'x'.repeat(200)].map(shownName)).toEqual([
    'passwd',
    'les 1.mov',
    'abi',
    'film',
    'x'.repeat(120),
  ]);
});

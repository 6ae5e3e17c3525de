import { expect, it } from 'vitest';
import { GONE_MS, recordStorefront, seenStorefronts } from './storefronts';

it('forgets storefronts that are gone, and so has room for those of the next deployment', () => {
  const before = Date.parse('2026-11-26T09:00:00Z');
  for (let at = 0; at < 150; at += 1) recordStorefront(`old-${at}:3000 v1`, before);
  recordStorefront('not an instance', before);
  expect(seenStorefronts(before)).toHaveLength(100);
  const after = before + GONE_MS + 1;
  recordStorefront('new:3000 v2', after);
  expect(seenStorefronts(after)).toEqual([{ name: 'new:3000', release: 'v2', askedAt: new Date(after).toISOString() }]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from './errors';
import {
  addDelayedStaleTags,
  addStaleTags,
  expireStaleTags,
  hasStaleTags,
  isExpiringTags,
  readWithStaleFallback,
  takeStaleTags,
} from './stale-if-error';
import { recordOutage } from './outage';

const down = () => Promise.reject(new BackendDown('away'));
const gone = () => Promise.reject(new BackendError({ status: 404, name: 'NotFound', message: '' }));

beforeEach(() => {
  recordOutage(Number.NEGATIVE_INFINITY);
  takeStaleTags();
});

it('returns the last response during an outage and records the tags of its pages', async () => {
  await readWithStaleFallback('a', ['page'], () => Promise.resolve(1));
  expect(takeStaleTags()).toEqual([]);
  expect(await readWithStaleFallback('a', ['page', 'page:1'], down)).toBe(1);
  expect(takeStaleTags()).toEqual(['page', 'page:1']);
  expect(takeStaleTags()).toEqual([]);
});

it('rethrows for an entry never read before, but records its tags', async () => {
  await expect(readWithStaleFallback('never', ['menu'], down)).rejects.toThrow('away');
  expect(takeStaleTags()).toEqual(['menu']);
});

it('drops entries that were deleted', async () => {
  await readWithStaleFallback('b', [], () => Promise.resolve(1));
  await expect(readWithStaleFallback('b', [], gone)).rejects.toMatchObject({ status: 404 });
  await expect(readWithStaleFallback('b', [], down)).rejects.toThrow('away');
});

it('shortens the timeout after a failure, most where a stale response exists', async () => {
  const load = vi.fn(() => Promise.resolve(1));
  await readWithStaleFallback('c', [], load);
  recordOutage();
  await readWithStaleFallback('c', [], load);
  await readWithStaleFallback('d', [], load);
  expect(load.mock.calls).toEqual([[undefined], [300], [1500]]);
});

it('returns delayed tags once, when they are due', () => {
  addDelayedStaleTags(['page', 'menu'], 10_000, 0);
  addDelayedStaleTags(['page'], 10_000, 5_000);
  addStaleTags(['page']);
  expect(takeStaleTags(1_000)).toEqual(['page']);
  expect(hasStaleTags(9_999)).toBe(false);
  expect(hasStaleTags(10_000)).toBe(true);
  expect(takeStaleTags(10_000)).toEqual(['menu']);
  expect(takeStaleTags(15_000)).toEqual(['page']);
  expect(hasStaleTags(60_000)).toBe(false);
});

it('expires the recorded tags, and tells so meanwhile', async () => {
  addStaleTags(['page']);
  const given: unknown[] = [];
  await expireStaleTags((tags) => {
    given.push(tags, isExpiringTags());
    return Promise.resolve(true);
  });
  expect([...given, isExpiringTags(), hasStaleTags()]).toEqual([['page'], true, false, false]);
});

it('keeps tags recorded that did not expire', async () => {
  addStaleTags(['page']);
  await expireStaleTags(() => Promise.resolve(false));
  expect(takeStaleTags()).toEqual(['page']);
  await expect(expireStaleTags(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(isExpiringTags()).toBe(false);
});

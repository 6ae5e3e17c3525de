import { beforeEach, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from './errors';
import { readWithStaleFallback, takeStaleTags } from './stale-if-error';
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

import { beforeEach, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from './errors';
import { readThrough, takeStaleTags } from './stale-if-error';
import { noteOutage } from './outage';

const down = () => Promise.reject(new BackendDown('away'));
const gone = () => Promise.reject(new BackendError({ status: 404, name: 'NotFound', message: '' }));

beforeEach(() => {
  noteOutage(Number.NEGATIVE_INFINITY);
  takeStaleTags();
});

it('gives the last answer during an outage and notes which pages show it', async () => {
  await readThrough('a', ['page'], () => Promise.resolve(1));
  expect(takeStaleTags()).toEqual([]);
  expect(await readThrough('a', ['page', 'page:1'], down)).toBe(1);
  expect(takeStaleTags()).toEqual(['page', 'page:1']);
  expect(takeStaleTags()).toEqual([]);
});

it('has nothing to give for what was never read, but notes that too', async () => {
  await expect(readThrough('never', ['menu'], down)).rejects.toThrow('away');
  expect(takeStaleTags()).toEqual(['menu']);
});

it('forgets what is gone', async () => {
  await readThrough('b', [], () => Promise.resolve(1));
  await expect(readThrough('b', [], gone)).rejects.toMatchObject({ status: 404 });
  await expect(readThrough('b', [], down)).rejects.toThrow('away');
});

it('gives a backend that just failed little time, least where an old answer would do', async () => {
  const load = vi.fn(() => Promise.resolve(1));
  await readThrough('c', [], load);
  noteOutage();
  await readThrough('c', [], load);
  await readThrough('d', [], load);
  expect(load.mock.calls).toEqual([[undefined], [300], [1500]]);
});

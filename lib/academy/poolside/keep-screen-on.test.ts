import { expect, it, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const lockOf = () => {
  const release = vi.fn(() => Promise.resolve());
  // Only `release` is used.
  const request = vi.fn(() => Promise.resolve({ release } as Partial<WakeLockSentinel> as WakeLockSentinel));
  return { release, request };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('asks when opened and whenever the page shows again, and lets go when closed', async () => {
  const [page, lock, onChange] = [new Page(), lockOf(), vi.fn()];
  const stop = keepScreenOn(page, lock, onChange);
  await settle();
  expect(onChange).toHaveBeenLastCalledWith(true);
  page.show('hidden');
  expect(lock.request).toHaveBeenCalledTimes(1);
  page.show('visible');
  await settle();
  expect(lock.request).toHaveBeenCalledTimes(2);
  stop();
  expect(lock.release).toHaveBeenCalledTimes(1);
  page.show('visible');
  expect(lock.request).toHaveBeenCalledTimes(2);
});

it('lets go of a lock that came after closing', async () => {
  const lock = lockOf();
  keepScreenOn(new Page(), lock, vi.fn())();
  await settle();
  expect(lock.release).toHaveBeenCalledTimes(1);
});

it('says so where the browser has no such lock, or refuses it', async () => {
  const onChange = vi.fn();
  keepScreenOn(new Page(), undefined, onChange);
  keepScreenOn(new Page(), { request: () => Promise.reject(new Error('low battery')) }, onChange);
  await settle();
  expect(onChange.mock.calls).toEqual([[false], [false]]);
});

import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

const hasDom = typeof document !== 'undefined';

// On a busy machine asynchronous updates may be late.
if (hasDom) (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 30_000 });

// A component that logs an error is broken even if its assertions pass.
const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
});
afterEach(async () => {
  if (hasDom) await resetBrowser();
  expect(errors, 'console.error was called').toEqual([]);
});

// Most files share a process (vitest.config.mts): the next one starts with a browser and globals of its own.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Unmounts what was rendered and forgets what it stored. */
async function resetBrowser(): Promise<void> {
  (await import('@testing-library/react')).cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}

import { afterEach, beforeEach, expect, vi } from 'vitest';

// On a busy machine asynchronous updates may be late.
if (typeof document !== 'undefined') (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 30_000 });

// A component that logs an error is broken even if its assertions pass.
const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
});
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  expect(errors, 'console.error was called').toEqual([]);
});

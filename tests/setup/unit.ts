import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for comes late where other programs keep the machine busy, and that is no fault of it.
if (typeof document !== 'undefined') (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 30_000 });

// A component that logs an error is broken even when its assertions pass.
const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
});
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  expect(errors, 'console.error was called').toEqual([]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACCOUNT_KEY_PREFIX } from '@/lib/core/browser-storage';
import { signOut } from './sign-out';

const answerWith = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({}, { status })),
  );

beforeEach(() => {
  localStorage.setItem(`${ACCOUNT_KEY_PREFIX}watched:lesson`, '{}');
  localStorage.setItem('theirs', '{}');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('removes the stored account data and nothing else', async () => {
  answerWith(200);
  await signOut();
  expect(Object.keys(localStorage)).toEqual(['theirs']);
});

it('keeps it if the session could not be ended', async () => {
  answerWith(503);
  await signOut('all');
  expect(localStorage).toHaveLength(2);
});

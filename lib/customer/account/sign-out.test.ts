// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACCOUNT_KEY_PREFIX } from '@/lib/core/browser-storage';
import { OFFLINE_CACHE, WORKER_PATH } from '@/lib/core/offline-cache';
import { signOut } from './sign-out';

const deleted = vi.fn(async () => true);
const unregistered = vi.fn(async () => true);
const answerWith = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({}, { status })),
  );

beforeEach(() => {
  localStorage.setItem(`${ACCOUNT_KEY_PREFIX}watched:lesson`, '{}');
  localStorage.setItem('theirs', '{}');
  sessionStorage.setItem('checkout-draft', '{"firstname":"Ada"}');
  vi.stubGlobal('caches', { delete: deleted });
  const active = { scriptURL: `https://shop.example${WORKER_PATH}` };
  const serviceWorker = { getRegistration: vi.fn(async () => ({ active, unregister: unregistered })) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('removes the data of the account and what was typed in this tab, and nothing else', async () => {
  answerWith(200);
  await signOut();
  expect(Object.keys(localStorage)).toEqual(['theirs']);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps it if the session could not be ended', async () => {
  answerWith(503);
  await signOut('all');
  expect(localStorage).toHaveLength(2);
  expect(sessionStorage).toHaveLength(1);
});

it('removes the lessons saved on this device, and the worker that plays them', async () => {
  answerWith(200);
  await signOut();
  expect(deleted).toHaveBeenCalledExactlyOnceWith(OFFLINE_CACHE);
  expect(unregistered).toHaveBeenCalledOnce();
});

it('keeps them if the session could not be ended', async () => {
  answerWith(503);
  await signOut();
  expect(deleted).not.toHaveBeenCalled();
  expect(unregistered).not.toHaveBeenCalled();
});

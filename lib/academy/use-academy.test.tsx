// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { useAcademy, useAcademyFailed } from './use-academy';

const answerOf = (lessons: string[]): Response =>
  Response.json({ data: { owned: { lessons, levels: [], all: false }, progress: [], offers: [] } });

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  // The state is global: each test starts with a new session.
  window.dispatchEvent(new Event(SESSION_CHANGE));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends one request for all islands of a page', async () => {
  ask.mockImplementation(async () => answerOf(['a']));
  const first = renderHook(() => useAcademy());
  const second = renderHook(() => useAcademy());
  await waitFor(() => expect(first.result.current?.owned.lessons).toEqual(['a']));
  expect(second.result.current?.owned.lessons).toEqual(['a']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('clears the state on sign-out, wherever it happened', async () => {
  ask.mockImplementation(async () => answerOf(['a']));
  const before = renderHook(() => useAcademy());
  await waitFor(() => expect(before.result.current).not.toBeNull());
  before.unmount();
  act(() => void window.dispatchEvent(new Event(SESSION_CHANGE)));
  ask.mockImplementation(() => new Promise(() => {}));
  expect(renderHook(() => useAcademy()).result.current).toBeNull();
});

describe('a failing request', () => {
  const failure = async (): Promise<Response> => Response.json({}, { status: 503 });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const watch = () => renderHook(() => ({ state: useAcademy(), failed: useAcademyFailed() })).result;
  beforeEach(() => void vi.useFakeTimers());

  it('is distinguished from an empty state, and retried', async () => {
    ask.mockImplementation(failure);
    const seen = watch();
    expect(seen.current).toEqual({ state: null, failed: false });
    await wait(0);
    expect(seen.current).toEqual({ state: null, failed: true });
    await wait(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await wait(600_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(seen.current.failed).toBe(true);
  });

  it('is retried when the connection is restored', async () => {
    ask.mockImplementation(failure);
    const seen = watch();
    await wait(600_000);
    ask.mockImplementation(async () => answerOf(['a']));
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(seen.current).toMatchObject({ state: { owned: { lessons: ['a'] } }, failed: false });
    const calls = ask.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await wait(600_000);
    expect(ask).toHaveBeenCalledTimes(calls);
  });

  it('keeps the state that is already known', async () => {
    ask.mockImplementationOnce(async () => answerOf(['a'])).mockImplementation(failure);
    const seen = watch();
    await wait(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await wait(600_000);
    expect(ask).toHaveBeenCalledTimes(5);
    expect(seen.current).toMatchObject({ state: { owned: { lessons: ['a'] } }, failed: false });
  });

  it('is not retried after unmount', async () => {
    ask.mockImplementation(failure);
    watch();
    await wait(0);
    cleanup();
    await wait(600_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

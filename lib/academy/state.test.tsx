// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_CHANGE } from '@/lib/account/session-change';
import { useAcademy } from './state';

const answerOf = (lessons: string[]): Response =>
  Response.json({ data: { owned: { lessons, levels: [], all: false }, progress: [], offers: [] } });

const ask = vi.fn<typeof fetch>();
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks once for all islands of a page', async () => {
  ask.mockImplementation(async () => answerOf(['a']));
  const first = renderHook(() => useAcademy());
  const second = renderHook(() => useAcademy());
  await waitFor(() => expect(first.result.current?.owned.lessons).toEqual(['a']));
  expect(second.result.current?.owned.lessons).toEqual(['a']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('shows nobody what the last visitor has, wherever that one signed out', async () => {
  ask.mockImplementation(async () => answerOf(['a']));
  const before = renderHook(() => useAcademy());
  await waitFor(() => expect(before.result.current).not.toBeNull());
  before.unmount();
  act(() => void window.dispatchEvent(new Event(SESSION_CHANGE)));
  ask.mockImplementation(() => new Promise(() => {}));
  expect(renderHook(() => useAcademy()).result.current).toBeNull();
});

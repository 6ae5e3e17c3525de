// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'discount-codes';

/** Simulates a reload: only stored data is known. */
async function open() {
  vi.resetModules();
  const store = await import('./discount-codes');
  const { result } = renderHook(() => store.useCodes());
  return { ...store, codes: () => result.current };
}

beforeEach(() => localStorage.clear());

describe('discount codes of this browser', () => {
  it('survive a reload without duplicates', async () => {
    const first = await open();
    act(() => first.addCode('SUMMER'));
    act(() => first.addCode('FREE'));
    act(() => first.addCode('SUMMER'));
    expect(first.codes()).toEqual(['SUMMER', 'FREE']);
    const second = await open();
    expect(second.codes()).toEqual(['SUMMER', 'FREE']);
    act(() => second.removeCodes(['SUMMER']));
    expect(second.codes()).toEqual(['FREE']);
    act(second.clearCodes);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{', '"SUMMER"', '[1]', '{"a":1}'])('are empty when %s is stored', async (stored) => {
    localStorage.setItem(KEY, stored);
    expect((await open()).codes()).toEqual([]);
  });

  it('sync with another tab', async () => {
    const { codes } = await open();
    localStorage.setItem(KEY, '["SUMMER"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(codes()).toEqual(['SUMMER']);
  });

  it('work without storage until the page is left', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { codes, addCode } = await open();
    act(() => addCode('SUMMER'));
    expect(codes()).toEqual(['SUMMER']);
    refuse.mockRestore();
  });
});

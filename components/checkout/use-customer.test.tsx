// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { useCustomer } from './use-customer';

const fetchMock = vi.fn<typeof fetch>();
const respondError = async (status: number): Promise<Response> => Response.json({}, { status });
const me = { data: { email: 'noor@example.com', firstname: 'Noor', lastname: 'Vos', addresses: [] } };

function watch() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCustomer(), { wrapper });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  Cookies.set('signed-in', '1');
  window.dispatchEvent(new Event(SESSION_CHANGE));
});
afterEach(() => {
  Cookies.remove('signed-in');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loading the signed-in customer', () => {
  it.each([400, 403, 404, 422])('is not retried after status %i', async (status) => {
    fetchMock.mockImplementation(() => respondError(status));
    const { result } = watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(result.current).toBeNull();
  });

  it.each([408, 429, 500, 503])('is retried once after status %i', async (status) => {
    fetchMock.mockImplementationOnce(() => respondError(status)).mockImplementation(async () => Response.json(me));
    const { result } = watch();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(result.current?.email).toBe('noor@example.com'));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is retried once after a network error', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(result.current).toBeNull();
  });

  it('gives up after two failures', async () => {
    fetchMock.mockImplementation(() => respondError(503));
    const { result } = watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(result.current).toBeNull();
  });

  it('asks once when the session has ended, and says so to the page', async () => {
    const changed = vi.fn();
    window.addEventListener(SESSION_CHANGE, changed);
    fetchMock.mockImplementation(() => respondError(401));
    const { result } = watch();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    window.removeEventListener(SESSION_CHANGE, changed);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(result.current).toBeNull();
    expect(changed).toHaveBeenCalled();
  });
});

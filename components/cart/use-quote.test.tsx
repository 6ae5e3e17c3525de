// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useQuote } from './use-quote';

afterEach(() => vi.unstubAllGlobals());

it.each([400, 422, 429, 500, 503])('a quote answered with %s is not requested again', async (status) => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ error: { status, name: 'UnknownError', message: '' } }, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const cart = [{ variantId: 'suit', quantity: 1, options: [] }];
  const { result } = renderHook(() => useQuote({ cart, locale: 'nl' }), { wrapper });
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(fetched).toHaveBeenCalledOnce();
});

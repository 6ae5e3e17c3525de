// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicOrder } from '@/backend/contract/order';
import { OrderWatch } from './order-watch';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const open: PublicOrder = {
  full: false,
  orderNr: 'ZW2026-7',
  slug: 'order-slug-1',
  status: 'open',
  currency: 'EUR',
  total: 4390,
  method: null,
  bank: null,
  payable: true,
  reservedUntil: null,
  payableUntil: null,
};
let current = open;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  current = open;
  refresh.mockClear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: current })));
});
afterEach(() => vi.useRealTimers());

it.each([0, 5_000, 4 * 60_000])(
  'shows that an order was paid within three seconds, %i ms after the page',
  async (ms) => {
    render(<OrderWatch initial={open} />);
    await pass(ms);
    expect(refresh).not.toHaveBeenCalled();
    current = { ...open, status: 'paid', payable: false };
    await pass(3_000);
    expect(refresh).toHaveBeenCalledOnce();
  },
);

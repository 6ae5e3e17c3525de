// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeCart } from '@/lib/purchase/cart/cart-cookie';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import { cartProps } from './cart-content.fixtures';
import { CartIsland } from './cart-island';

/** How often the cart's code was loaded. */
let loads: number;

function show(quantity: number) {
  document.cookie = `cart=${encodeCart(quantity ? [{ variantId: 'v', quantity, options: [] }] : [])}; path=/`;
  window.dispatchEvent(new Event('focus'));
  render(<CartIsland {...cartProps} />);
}

beforeEach(() => {
  loads = 0;
  vi.doMock('./cart-content', (original) => {
    loads += 1;
    return original();
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const [item]: { quantity: number }[] = JSON.parse(body).cart;
    return Response.json({ data: makeQuote([makeLine('v', { title: `${item?.quantity} suits` })]) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads nothing for an empty cart', async () => {
  show(0);
  expect(await screen.findByText('Empty')).toBeTruthy();
  expect(loads).toBe(0);
});

it('loads the code of a filled cart', async () => {
  show(2);
  expect(await screen.findByText('2 suits')).toBeTruthy();
  expect(loads).toBe(1);
});

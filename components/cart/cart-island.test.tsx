// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeCart } from '@/lib/purchase/cart/cart-cookie';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import messages from '@/messages/en.json';
import { labels } from './cart-labels.fixtures';

/** The cart's code arrives when the test says so. */
let loads: (() => void)[];
let quotes: { cart: { quantity: number }[] }[];

const cookie = (quantity: number) => {
  document.cookie = `cart=${encodeCart(quantity ? [{ variantId: 'v', quantity, options: [] }] : [])}; path=/`;
  window.dispatchEvent(new Event('focus'));
};

/** The island of a page that has just loaded. */
async function showIsland() {
  const { CartIsland } = await import('./cart-island');
  return () =>
    render(
      <CartIsland
        locale="nl"
        labels={labels}
        discountLabels={messages.discount}
        options={{ keys: {}, values: {} }}
        countries={[{ iso: 'nl', name: 'Netherlands' }]}
        country="nl"
        checkoutPath="/checkout"
        shopPath="/shop"
        skeleton={<p>Loading</p>}
        empty={<p>Empty</p>}
      />,
    );
}

beforeEach(() => {
  vi.resetModules();
  loads = [];
  quotes = [];
  // Part of that code only; a module whose mock is pending is not mocked for a second importer.
  vi.doMock('./cart-line', async (original) => {
    await new Promise<void>((resolve) => loads.push(resolve));
    return original();
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    quotes.push(JSON.parse(body));
    const [item] = quotes.at(-1)!.cart;
    return Response.json({ data: makeQuote([makeLine('v', { title: `${item?.quantity} suits` })]) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('requests the prices of a filled cart while its code is loading, and once', async () => {
  cookie(2);
  const show = await showIsland();
  // Not rendered yet.
  await waitFor(() => expect(loads).toHaveLength(1));
  show();
  expect(screen.getByText('Loading')).toBeTruthy();
  await waitFor(() => expect(quotes).toHaveLength(1));
  loads[0]?.();
  expect(await screen.findByText('2 suits')).toBeTruthy();
  expect(quotes).toHaveLength(1);
});

it('requests new prices when the cart changed meanwhile', async () => {
  cookie(2);
  const show = await showIsland();
  show();
  await waitFor(() => expect([quotes, loads].map(({ length }) => length)).toEqual([1, 1]));
  cookie(3);
  loads[0]?.();
  expect(await screen.findByText('3 suits')).toBeTruthy();
});

it('requests new prices for a cart that was left before its code arrived', async () => {
  cookie(2);
  const show = await showIsland();
  const { unmount } = show();
  await waitFor(() => expect([quotes, loads].map(({ length }) => length)).toEqual([1, 1]));
  unmount();
  loads[0]?.();
  await import('./cart-content');
  // React hears of it in a microtask.
  await new Promise((resolve) => setTimeout(resolve));
  show();
  expect(await screen.findByText('2 suits')).toBeTruthy();
  expect(quotes).toHaveLength(2);
});

it('loads nothing for an empty cart', async () => {
  cookie(0);
  const show = await showIsland();
  show();
  expect(await screen.findByText('Empty')).toBeTruthy();
  expect([loads, quotes]).toEqual([[], []]);
});

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeCart } from '@/lib/purchase/cart/cart-cookie';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import messages from '@/messages/en.json';
import { labels } from './cart-labels.fixtures';

/** The cart's code arrives when the test says so. */
let loads: (() => void)[];

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
  vi.doMock('./cart-content', async (original) => {
    await new Promise<void>((resolve) => loads.push(resolve));
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

it('loads the code of a filled cart before it is rendered', async () => {
  cookie(2);
  const show = await showIsland();
  await waitFor(() => expect(loads).toHaveLength(1));
  show();
  expect(screen.getByText('Loading')).toBeTruthy();
  loads[0]?.();
  expect(await screen.findByText('2 suits')).toBeTruthy();
});

it('loads nothing for an empty cart', async () => {
  cookie(0);
  const show = await showIsland();
  show();
  expect(await screen.findByText('Empty')).toBeTruthy();
  expect(loads).toEqual([]);
});

// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePendingOrder } from '@/lib/purchase/checkout/pending-order-items';
import { addItem, clearCart, readCart } from '@/lib/purchase/cart/cart-store';
import { CartLink } from './cart-link';

const labels = { empty: 'Cart, empty', one: 'Cart, 1 product', many: 'Cart, # products' };
const line = (variantId: string, quantity: number) => ({ variantId, quantity, options: [] });
const publicOrder = {
  orderNr: 'ZW2026-7',
  slug: 'some-slug',
  currency: 'EUR',
  total: 4390,
  method: null,
  bank: null,
  payable: true,
  reservedUntil: null,
};

describe('CartLink', () => {
  beforeEach(() => clearCart());

  it('shows no badge while the cart is empty', () => {
    render(<CartLink icon={null} path="/cart" checkoutPath="/checkout" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, empty' }).textContent).toBe('');
  });

  it('counts lines, not items', () => {
    addItem(line('a', 5));
    const { unmount } = render(<CartLink icon={null} path="/cart" checkoutPath="/checkout" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, 1 product' }).textContent).toBe('1');
    unmount();
    addItem(line('b', 1));
    render(<CartLink icon={null} path="/cart" checkoutPath="/checkout" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, 2 products' }).textContent).toBe('2');
  });

  describe('after an order', () => {
    const fetchMock = vi.fn<typeof fetch>();
    const link = () => <CartLink icon={null} path="/cart" checkoutPath="/checkout" labels={labels} />;
    const respond = (status: string) =>
      fetchMock.mockImplementation(async () => Response.json({ data: { ...publicOrder, status } }));

    beforeEach(() => {
      vi.stubGlobal('fetch', fetchMock.mockReset());
      addItem(line('a', 2));
      savePendingOrder('some-slug', [line('a', 1)]);
      addItem(line('b', 1));
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      localStorage.clear();
      history.replaceState(null, '', '/');
    });

    it('removes the paid lines on the next page', async () => {
      respond('paid');
      render(link());
      await waitFor(() => expect(localStorage.getItem('ordered-cart')).toBeNull());
      expect(readCart()).toEqual([line('a', 1), line('b', 1)]);
    });

    it('keeps the lines of an unpaid order until it is paid', async () => {
      respond('open');
      render(link());
      await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
      await act(async () => {});
      expect(readCart()).toEqual([line('a', 2), line('b', 1)]);
      respond('paid');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await waitFor(() => expect(readCart()).toEqual([line('a', 1), line('b', 1)]));
    });

    it('leaves the checkout to send its buyer to the order', () => {
      history.replaceState(null, '', '/checkout');
      render(link());
      expect(fetchMock).not.toHaveBeenCalled();
    });
  });
});

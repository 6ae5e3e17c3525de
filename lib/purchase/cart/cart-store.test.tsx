// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeCart, encodeCart } from './cart-cookie';
import { addItem, clearCart, removeItem, setQuantity, useCart, useCartCount } from './cart-store';

const item = { variantId: 'v1', quantity: 1, options: [{ key: 'color', value: 'blue' }] };
const cookieValue = (): string | undefined => /(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  document.cookie = 'cart=; max-age=0; path=/';
  window.dispatchEvent(new Event('focus'));
  act(clearCart);
});

describe('the cart store', () => {
  it('writes each change to the cookie and notifies every island', () => {
    const cart = renderHook(useCart);
    const count = renderHook(useCartCount);
    act(() => void addItem(item));
    expect(cart.result.current).toEqual([item]);
    expect(count.result.current).toBe(1);
    expect(decodeCart(cookieValue())).toEqual([item]);
    act(() => setQuantity(item, 3));
    expect(decodeCart(cookieValue())[0]?.quantity).toBe(3);
    act(() => removeItem(item));
    expect(cookieValue()).toBeUndefined();
  });

  it('bases a change on what another tab wrote', () => {
    renderHook(useCart);
    document.cookie = `cart=${encodeCart([{ ...item, variantId: 'other' }])}; path=/`;
    act(() => void addItem(item));
    expect(decodeCart(cookieValue()).map(({ variantId }) => variantId)).toEqual(['other', 'v1']);
  });

  it('syncs with another tab on focus', () => {
    const { result } = renderHook(useCart);
    document.cookie = `cart=${encodeCart([item])}; path=/`;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(result.current).toEqual([item]);
  });

  it('imports a cart from the URL once', async () => {
    act(() => void addItem(item));
    const { result } = renderHook(useCart);
    history.replaceState(null, '', `/shop?a=1#cart=${encodeCart([{ ...item, quantity: 2 }])}`);
    act(() => void window.dispatchEvent(new Event('hashchange')));
    await vi.waitFor(() => expect(location.hash).toBe(''), { timeout: 30_000 });
    expect(location.search).toBe('?a=1');
    expect(result.current).toEqual([{ ...item, quantity: 2 }]);
  });

  it('reports a full cart', () => {
    for (let index = 0; index < 15; index++) act(() => void addItem({ ...item, variantId: `v${index}` }));
    expect(addItem({ ...item, variantId: 'extra' })).toBe(false);
    expect(addItem({ ...item, variantId: 'v3' })).toBe(true);
  });
});

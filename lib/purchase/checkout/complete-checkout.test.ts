// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeCart } from '@/lib/purchase/cart/cart-cookie';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import { addCode } from '@/lib/purchase/cart/discount-codes';
import { completeCheckout, hasItemsAddedAfter } from './complete-checkout';
import { savePendingOrder } from './pending-order-items';
import { type CartItem } from '@/backend/contract/cart';

const line = (color: string, quantity = 1): CartItem => ({
  variantId: `variant-${color}`,
  quantity,
  options: [{ key: 'color', value: color }],
});
const cart = () => decodeCart(Cookies.withConverter<string>({ read: (value) => value }).get('cart'));

beforeEach(() => {
  clearCart();
  localStorage.clear();
});

describe('finishCheckout', () => {
  it('removes the ordered lines from the cart', () => {
    addItem(line('pink'));
    savePendingOrder('slug-a', [line('pink')]);
    completeCheckout('slug-a');
    expect(cart()).toEqual([]);
  });

  it('keeps items added after the order, also of the same line', () => {
    addItem(line('pink'));
    savePendingOrder('slug-a', [line('pink')]);
    addItem(line('pink', 2));
    addItem(line('blue'));
    completeCheckout('slug-a');
    expect(cart()).toEqual([line('pink', 2), line('blue')]);
  });

  it('runs once, for this order only', () => {
    addItem(line('pink'));
    savePendingOrder('slug-a', [line('pink')]);
    completeCheckout('slug-b');
    expect(cart()).toEqual([line('pink')]);
    completeCheckout('slug-a');
    addItem(line('pink'));
    completeCheckout('slug-a');
    expect(cart()).toEqual([line('pink')]);
  });

  it('leaves the cart its lines and codes after a purchase apart from it', () => {
    addItem(line('pink'));
    addCode('ZOMER');
    savePendingOrder('slug-of-cart', [line('pink')]);
    completeCheckout('slug-apart');
    expect([cart(), localStorage.getItem('discount-codes')]).toEqual([[line('pink')], '["ZOMER"]']);
  });
});

it('detects items added after the order', () => {
  addItem(line('pink'));
  savePendingOrder('slug-a', [line('pink')]);
  expect(hasItemsAddedAfter('slug-a')).toBe(false);
  addItem(line('pink'));
  expect(hasItemsAddedAfter('slug-a')).toBe(true);
});

// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeCart } from '@/lib/purchase/cart/cookie';
import { addItem, clearCart } from '@/lib/purchase/cart/store';
import { finishCheckout, hasMoreThanOrdered } from './finish';
import { rememberOrderedCart } from './ordered-cart';
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
  it('empties the cart of what was ordered', () => {
    addItem(line('pink'));
    rememberOrderedCart('slug-a', [line('pink')]);
    finishCheckout('slug-a');
    expect(cart()).toEqual([]);
  });

  it('leaves what was added after the order, of the same kind too', () => {
    addItem(line('pink'));
    rememberOrderedCart('slug-a', [line('pink')]);
    addItem(line('pink', 2));
    addItem(line('blue'));
    finishCheckout('slug-a');
    expect(cart()).toEqual([line('pink', 2), line('blue')]);
  });

  it('does so once, and for this order only', () => {
    addItem(line('pink'));
    rememberOrderedCart('slug-a', [line('pink')]);
    finishCheckout('slug-b');
    expect(cart()).toEqual([line('pink')]);
    finishCheckout('slug-a');
    addItem(line('pink'));
    finishCheckout('slug-a');
    expect(cart()).toEqual([line('pink')]);
  });
});

it('tells a cart that was filled on from one that was only paid', () => {
  addItem(line('pink'));
  rememberOrderedCart('slug-a', [line('pink')]);
  expect(hasMoreThanOrdered('slug-a')).toBe(false);
  addItem(line('pink'));
  expect(hasMoreThanOrdered('slug-a')).toBe(true);
});

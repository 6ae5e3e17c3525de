// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import { CartLink } from './cart-link';

const labels = { empty: 'Cart, empty', one: 'Cart, 1 product', many: 'Cart, # products' };
const line = (variantId: string, quantity: number) => ({ variantId, quantity, options: [] });

describe('CartLink', () => {
  beforeEach(() => clearCart());

  it('shows no badge while the cart is empty', () => {
    render(<CartLink icon={null} path="/cart" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, empty' }).textContent).toBe('');
  });

  it('counts lines, not items', () => {
    addItem(line('a', 5));
    const { unmount } = render(<CartLink icon={null} path="/cart" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, 1 product' }).textContent).toBe('1');
    unmount();
    addItem(line('b', 1));
    render(<CartLink icon={null} path="/cart" labels={labels} />);
    expect(screen.getByRole('link', { name: 'Cart, 2 products' }).textContent).toBe('2');
  });
});

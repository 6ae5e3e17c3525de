// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeCart } from './cart-cookie';
import { useCartCount } from './cart-store';

function Count() {
  return <b>{useCartCount()}</b>;
}

// In a file of its own: only a store that nobody has used yet shows what a page load does.
it('knows the cookie after a hydration that began without it', async () => {
  document.cookie = `cart=${encodeCart([{ variantId: 'v1', quantity: 1, options: [] }])}; path=/`;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<b>0</b>';
  const { findByText } = render(<Count />, { container, hydrate: true });
  expect(await findByText('1')).toBeTruthy();
});

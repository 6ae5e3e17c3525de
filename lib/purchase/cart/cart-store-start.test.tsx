// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeCart } from './cart-cookie';
import { useCartCount } from './cart-store';

function Count() {
  return <b>{useCartCount()}</b>;
}

// In a separate file, because only an unused store behaves like a page load.
it('reads the cookie after hydration', async () => {
  document.cookie = `cart=${encodeCart([{ variantId: 'v1', quantity: 1, options: [] }])}; path=/`;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<b>0</b>';
  const { findByText } = render(<Count />, { container, hydrate: true });
  expect(await findByText('1')).toBeTruthy();
});

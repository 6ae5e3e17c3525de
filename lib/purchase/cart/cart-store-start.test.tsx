// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { encodeCart } from './cart-cookie';

// Only an unused store behaves like a page load.
it('reads the cookie after hydration', async () => {
  vi.resetModules();
  const { useCartCount } = await import('./cart-store');
  const Count = () => <b>{useCartCount()}</b>;
  document.cookie = `cart=${encodeCart([{ variantId: 'v1', quantity: 1, options: [] }])}; path=/`;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<b>0</b>';
  const { findByText } = render(<Count />, { container, hydrate: true });
  expect(await findByText('1')).toBeTruthy();
});

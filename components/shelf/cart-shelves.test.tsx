// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShelfData } from '@/lib/catalog/shelf/types';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import messages from '@/messages/en.json';
import { CartGoesWith } from './cart-shelves';

const { product, shelf, favourites } = messages;
const card: ShelfData['cards'][number] = {
  id: 'poncho',
  title: 'Poncho',
  path: '/shop/poncho',
  image: null,
  price: '€ 29.95',
  stock: 'ok',
};
const labels: ShelfData['labels'] = {
  ...shelf,
  inclVat: product.inclVat,
  stock: { ok: product.inStock, low: product.lowStock, sold_out: product.soldOut },
  keep: favourites.keep,
};

const asked: string[] = [];
let cards: ShelfData['cards'] = [];
beforeEach(() => {
  asked.length = 0;
  cards = [card];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ data: { cards, labels } });
  });
  act(clearCart);
});
const add = (variantId: string) => act(() => void addItem({ variantId, quantity: 1, options: [] }));

it('shows what goes with the variants in the cart, with its price', async () => {
  add('suit-b');
  add('suit-a');
  render(<CartGoesWith />);
  const region = await screen.findByRole('region', { name: shelf.goesWith });
  expect(
    within(region)
      .getByRole('link', { name: /Poncho/ })
      .getAttribute('href'),
  ).toBe('/shop/poncho');
  expect(region.textContent).toContain(`€ 29.95 ${product.inclVat}`);
  expect(asked).toEqual(['/api/shelf?variants=suit-a,suit-b']);
});

it('asks for nothing with an empty cart', () => {
  render(<CartGoesWith />);
  expect([screen.queryByRole('region'), asked]).toEqual([null, []]);
});

it('has no empty shelf', async () => {
  cards = [];
  add('suit-a');
  render(<CartGoesWith />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

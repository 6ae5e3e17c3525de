// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFavourites } from '@/lib/catalog/shelf/favourites-store';
import { favouritesLink, MAX_FAVOURITES } from '@/lib/catalog/shelf/favourites';
import type { ShelfData } from '@/lib/catalog/shelf/types';
import messages from '@/messages/en.json';
import { FavouritesIsland } from './favourites-island';
import { HeartButton } from './heart-button';

const { favourites, product } = messages;
const labels: ShelfData['labels'] = {
  ...messages.shelf,
  inclVat: product.inclVat,
  stock: { ok: product.inStock, low: product.lowStock, sold_out: product.soldOut },
  keep: favourites.keep,
};
const idOf = (name: string): string => name.toLowerCase().padEnd(24, '0');
/** What the shop sells now. */
const sold = ['Suit', 'Poncho'];
let isDown = false;

async function fakeFetch(path: string): Promise<Response> {
  if (isDown) return Response.json({}, { status: 503 });
  const ids = new URL(path, 'https://shop.example').searchParams.get('ids')?.split(',') ?? [];
  const found = ids.flatMap((id) => sold.find((name) => idOf(name) === id) ?? []);
  const cards: ShelfData['cards'] = found.map((title) => ({
    id: idOf(title),
    title,
    path: `/shop/${title}`,
    image: null,
    price: '€ 29.95',
    stock: 'low',
  }));
  return Response.json({ data: { cards, labels } });
}

const stored = (): unknown => JSON.parse(localStorage.getItem('favourites') ?? '[]');
const store = (value: string): void => {
  localStorage.setItem('favourites', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
};
const heartOf = (title: string): HTMLElement =>
  screen.getByRole('button', { name: favourites.keep.replace('{title}', title) });
const show = () => render(<FavouritesIsland labels={favourites} skeleton={<p>Loading</p>} empty={<p>Empty</p>} />);

beforeEach(() => {
  isDown = false;
  vi.stubGlobal('fetch', fakeFetch);
  location.hash = '';
  localStorage.clear();
});
const MANY = Array.from({ length: MAX_FAVOURITES }, (_, index) => `x${index + 1000}`.padEnd(24, '0'));

describe('a heart', () => {
  it('keeps a product in this browser, and lets it go', async () => {
    render(<HeartButton product={idOf('Suit')} label={favourites.keep.replace('{title}', 'Suit')} />);
    fireEvent.click(heartOf('Suit'));
    await waitFor(() => expect(heartOf('Suit').getAttribute('aria-pressed')).toBe('true'));
    expect(stored()).toEqual([idOf('Suit')]);
    fireEvent.click(heartOf('Suit'));
    await waitFor(() => expect(heartOf('Suit').getAttribute('aria-pressed')).toBe('false'));
    expect(localStorage.getItem('favourites')).toBeNull();
  });

  it('takes the place of the oldest in a full list', async () => {
    keepFavourites(MANY);
    render(<HeartButton product={idOf('Suit')} label={favourites.keep.replace('{title}', 'Suit')} />);
    fireEvent.click(heartOf('Suit'));
    await waitFor(() => expect(heartOf('Suit').getAttribute('aria-pressed')).toBe('true'));
    expect(stored()).toEqual([...MANY.slice(1), idOf('Suit')]);
  });
});

describe('the own list', () => {
  it.each(['', '{', '"x"', '{"length":9}', '[null,1,"<b>"]'])('is empty when the browser holds %j', (junk) => {
    show();
    act(() => store(junk));
    expect(screen.getByText('Empty')).toBeTruthy();
  });

  it('shows prices of now, and takes off what is no longer sold', async () => {
    keepFavourites([idOf('Suit'), idOf('Gone')]);
    show();
    expect(await screen.findByRole('link', { name: 'Suit' })).toBeTruthy();
    expect(screen.getByText('€ 29.95')).toBeTruthy();
    expect(await screen.findByText(favourites.gone.one)).toBeTruthy();
    expect(stored()).toEqual([idOf('Suit')]);
  });

  it('keeps a product in sight whose heart was taken back', async () => {
    keepFavourites([idOf('Suit')]);
    show();
    await screen.findByRole('link', { name: 'Suit' });
    fireEvent.click(heartOf('Suit'));
    await waitFor(() => expect(stored()).toEqual([]));
    fireEvent.click(heartOf('Suit'));
    await waitFor(() => expect(stored()).toEqual([idOf('Suit')]));
  });

  it('loses nothing while the shop does not answer', async () => {
    isDown = true;
    keepFavourites([idOf('Suit')]);
    show();
    const retry = await screen.findByRole('button', { name: favourites.error.retry });
    expect(stored()).toEqual([idOf('Suit')]);
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Suit' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a shared list', () => {
  const open = (ids: string[]) => {
    location.hash = new URL(favouritesLink('https://shop.example/favourites', ids)).hash;
    return show();
  };

  it('becomes the own one by a press', async () => {
    keepFavourites([idOf('Poncho')]);
    open([idOf('Suit'), idOf('Gone'), idOf('Poncho')]);
    fireEvent.click(await screen.findByRole('button', { name: favourites.shared.keepAll }));
    expect(stored()).toEqual([idOf('Poncho'), idOf('Suit')]);
    expect(await screen.findByText(favourites.shared.kept)).toBeTruthy();
  });

  it.each([[['<script>']], [[]], [[idOf('Gone')]]])('of %j says that nothing is in it', async (ids) => {
    open(ids);
    await waitFor(() => expect(screen.getByText(favourites.shared.emptyText)).toBeTruthy());
  });
});

// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CartNotifications } from '@/components/cart/notifications';
import { decodeCart } from '@/lib/cart/cookie';
import { clearCart } from '@/lib/cart/store';
import { makeVariant } from '@/lib/catalog/catalog.fixtures';
import type { Availability, Color, Size } from '@/lib/catalog/types';
import type { BuyVariant } from './buy-box';
import { ProductStage } from './product-stage';

const labels = {
  inclVat: 'incl. VAT',
  prompt: { both: 'Choose your color and size', color: 'Choose your color', size: 'Choose your size' },
  optionSoldOut: 'sold out',
  optionImpossible: 'not in this combination',
  inStock: 'In stock',
  lowStock: 'Only a few left',
  unavailable: 'This product is (currently) unavailable',
  chooseOther: 'Choose another color or size.',
  quantity: 'Quantity',
  less: 'One fewer',
  more: 'One more',
  addToCart: 'Add to cart',
  notAdded: 'This could not be added.',
};
const options = {
  keys: { color: 'Color', size: 'Size' },
  values: { color: { blue: 'Blue', pink: 'Pink' }, size: { s: 'S', m: 'M', xl: 'XL' } },
};

function sell(color: Color | null, size: Size | null, availability: Availability, price = '€ 89,95'): BuyVariant {
  const { id } = makeVariant(color, size);
  return { id, color, size, availability, price, unit: { amount: 8995, currency: 'EUR' } };
}
const suit = [
  sell('blue', 's', 'ok'),
  sell('blue', 'm', 'sold_out'),
  sell('pink', 's', 'low', '€ 99,95'),
  sell('pink', 'xl', 'ok'),
];

function show(variants: BuyVariant[]) {
  const slides = (['blue', 'pink', null] as const).map((color, index) => ({
    id: `photo-${index + 1}`,
    color,
    picture: <img alt={`View ${index + 1}`} />,
    thumbnail: null,
    label: `Show picture ${index + 1}`,
  }));
  return render(
    <>
      <ProductStage
        slides={slides}
        galleryLabel="Pictures"
        title="Zwotter Classic"
        variants={variants}
        from="from € 89,95"
        options={options}
        labels={labels}
        head={<h1>Zwotter Classic</h1>}
        foot={null}
      />
      <CartNotifications
        labels={{ region: 'Notifications', added: 'Added to your cart', toCart: 'View cart', close: 'Close' }}
        cartHref="/cart"
      />
    </>,
  );
}

const radio = (name: string | RegExp): HTMLElement => screen.getByRole('radio', { name });
const add = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
const cart = () => decodeCart(/(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1]);

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  history.replaceState(null, '', '/shop/zwotter-classic');
});
afterEach(() => {
  act(clearCart);
});

describe('the buy box', () => {
  it('asks for colour and size and takes the focus there', () => {
    show(suit);
    add();
    expect(screen.getByRole('alert').textContent).toBe('Choose your color and size');
    expect(document.activeElement).toBe(radio('Blue'));
    fireEvent.click(radio('Blue'));
    add();
    expect(screen.getByRole('alert').textContent).toBe('Choose your size');
    expect(screen.getByRole('group', { name: 'Size' }).getAttribute('aria-describedby')).toBe('choose-size');
    expect(cart()).toEqual([]);
  });

  it('puts the chosen variant in the cart and says so', () => {
    show(suit);
    fireEvent.click(radio('Pink'));
    fireEvent.click(radio('S'));
    expect(screen.getByText('€ 99,95')).toBeTruthy();
    expect(screen.getByText('Only a few left')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    add();
    const item = {
      variantId: 'variant-pink-s',
      quantity: 2,
      options: [
        { key: 'color', value: 'pink' },
        { key: 'size', value: 's' },
      ],
    };
    expect(cart()).toEqual([item]);
    const news = within(screen.getByRole('status', { name: 'Notifications' }));
    expect(news.getByText('2 × Zwotter Classic')).toBeTruthy();
    expect(news.getByText('Color: Pink')).toBeTruthy();
    expect(news.getByText('Size: S')).toBeTruthy();
    expect(news.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
    fireEvent.click(news.getByRole('button', { name: 'Close' }));
    expect(news.queryByText('2 × Zwotter Classic')).toBeNull();
  });

  it('shows what is sold out or impossible before the click, still in reach', () => {
    show(suit);
    fireEvent.click(radio('Blue'));
    expect(radio('M, sold out').hasAttribute('disabled')).toBe(false);
    fireEvent.click(radio('XL, not in this combination'));
    const button = screen.getByRole('button', { name: 'Add to cart' });
    expect(screen.getByText(/This product is \(currently\) unavailable/)).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    add();
    expect(cart()).toEqual([]);
  });

  it('keeps the choice in the address, and takes it from there', () => {
    history.replaceState(null, '', '/shop/zwotter-classic?ref=mail&color=pink');
    show(suit);
    expect((radio('Pink') as HTMLInputElement).checked).toBe(true);
    fireEvent.click(radio('XL'));
    expect(location.search).toBe('?ref=mail&color=pink&size=xl');
    expect(screen.getByText('In stock')).toBeTruthy();
  });

  it('follows the colour with the pictures', () => {
    show(suit);
    fireEvent.click(radio('Pink'));
    expect(screen.queryByAltText('View 1')?.closest('li')?.hidden).toBe(true);
    expect(screen.getAllByRole('link', { name: /Show picture/ })).toHaveLength(2);
  });

  it('needs no choice where there is none', () => {
    show([sell(null, null, 'ok')]);
    expect(screen.queryByRole('radio')).toBeNull();
    add();
    expect(cart()).toEqual([{ variantId: 'variant', quantity: 1, options: [] }]);
  });

  it('says when nothing of it is left', () => {
    show([sell(null, null, 'sold_out')]);
    expect(screen.getByText('This product is (currently) unavailable')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('says when the cart has no room', () => {
    const full = Array.from({ length: 15 }, (_, index) => ({ variantId: `v${index}`, quantity: 1, options: [] }));
    document.cookie = `cart=${encodeURIComponent(JSON.stringify(full))}; path=/`;
    show([sell(null, null, 'ok')]);
    add();
    expect(screen.getByRole('alert').textContent).toBe('This could not be added.');
  });
});

// @vitest-environment jsdom
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartNotifications } from '@/components/cart/notifications';
import { decodeCart } from '@/lib/purchase/cart/cart-cookie';
import { clearCart } from '@/lib/purchase/cart/cart-store';
import { advanceNotifications } from '@/lib/purchase/notifications/notification-store';
import { makeVariant } from '@/lib/catalog/catalog.fixtures';
import messages from '@/messages/en.json';
import type { BuyOption, BuyVariant } from './buy-box';
import { ProductHero } from './product-hero';
import { type Availability } from '@/backend/contract/products';

const labels = {
  inclVat: 'incl. VAT',
  prompt: {
    'color,size': 'Choose your color and size',
    color: 'Choose your color',
    size: 'Choose your size',
    material: 'Please choose: Material',
  },
  optionSoldOut: 'sold out',
  optionImpossible: 'not available in this combination',
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
const oneColor = (color: string) => ({ colors: [color], picture: null });
const options: BuyOption[] = [
  {
    key: 'color',
    name: 'Color',
    values: [
      { key: 'blue', label: 'Blue', swatch: oneColor('#3d95cf') },
      { key: 'pink', label: 'Pink', swatch: oneColor('#ef83a9') },
    ],
  },
  { key: 'size', name: 'Size', values: ['s', 'm', 'xl'].map((key) => ({ key, label: key.toUpperCase() })) },
];

function createVariant(
  color: string | null,
  size: string | null,
  availability: Availability,
  price = '€ 89,95',
): BuyVariant {
  const { id, options: own } = makeVariant(color, size);
  return { id, options: own, availability, price, note: null, unit: { amount: 8995, currency: 'EUR' } };
}
const suit = [
  createVariant('blue', 's', 'ok'),
  createVariant('blue', 'm', 'sold_out'),
  createVariant('pink', 's', 'low', '€ 99,95'),
  createVariant('pink', 'xl', 'ok'),
];

const note = (percent: string, amount: string) => ({ percent, label: 'Lowest price:', amount, until: null });

function show(variants: BuyVariant[], fromNote: ReturnType<typeof note> | null = null, all = options) {
  const slides = (['blue', 'pink', null] as const).map((color, index) => ({
    image: { url: `/media/view-${index + 1}.webp`, width: 1200, height: 1500, alt: `View ${index + 1}` },
    value: color && `color:${color}`,
    label: `Show picture ${index + 1}`,
  }));
  return render(
    <SearchParamsContext.Provider value={new URLSearchParams()}>
      <ProductHero
        slides={slides}
        galleryLabel="Pictures"
        zoomLabels={messages.zoom}
        title="Zwotter Classic"
        variants={variants}
        from="from € 89,95"
        fromNote={fromNote}
        warning={<p>Never leave a child alone.</p>}
        backInStock={{
          labels: { ...messages.product.backInStock, email: 'Email address' },
          formLabels: messages.forms,
          captcha: null,
        }}
        options={all.filter(({ key }) => variants.some((variant) => variant.options[key]))}
        labels={labels}
        head={<h1>Zwotter Classic</h1>}
        foot={null}
      />
      <CartNotifications
        labels={{
          region: 'Notifications',
          added: 'Added to your cart',
          toCart: 'View cart',
          close: 'Close',
          colon: ':',
        }}
        cartHref="/cart"
      />
    </SearchParamsContext.Provider>,
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
  act(() => advanceNotifications(60_000));
});

describe('buy box', () => {
  it('requires colour and size and focuses the missing one', () => {
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

  it('shows how a value looks, in one colour or two', () => {
    const mixed = { colors: ['#3d95cf', '#ffffff'], picture: null };
    const [color, ...others] = options;
    const values = (color?.values ?? []).map((value) => (value.key === 'blue' ? { ...value, swatch: mixed } : value));
    show(suit, null, color ? [{ ...color, values }, ...others] : others);
    const colorsOf = (name: string) => {
      const dot = radio(name).nextElementSibling?.querySelector('svg');
      return [dot?.getAttribute('color'), dot?.querySelector('path')?.getAttribute('fill')];
    };
    expect(colorsOf('Blue')).toEqual(mixed.colors);
    expect(colorsOf('Pink')).toEqual(['#ef83a9', undefined]);
    expect(colorsOf('M, sold out')).toEqual([undefined, undefined]);
  });

  it('asks for whatever option a product has', () => {
    const material: BuyOption = {
      key: 'material',
      name: 'Material',
      values: ['wool', 'silk'].map((key) => ({ key, label: key })),
    };
    const blankets = ['wool', 'silk'].map((value) => {
      const variant = createVariant('blue', null, 'ok');
      return { ...variant, id: `blanket-${value}`, options: { ...variant.options, material: value } };
    });
    show(blankets, null, [...options, material]);
    add();
    expect(screen.getByRole('alert').textContent).toBe('Please choose: Material');
    fireEvent.click(radio('silk'));
    expect(location.search).toContain('material=silk');
    add();
    expect(cart()).toMatchObject([{ variantId: 'blanket-silk', options: [{ value: 'blue' }, { value: 'silk' }] }]);
  });

  it('adds the selected variant to the cart and announces it', async () => {
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
    expect(await news.findByText('2 × Zwotter Classic')).toBeTruthy();
    expect(news.getByText('Color: Pink')).toBeTruthy();
    expect(news.getByText('Size: S')).toBeTruthy();
    expect(news.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
    fireEvent.click(news.getByRole('button', { name: 'Close' }));
    expect(news.queryByText('2 × Zwotter Classic')).toBeNull();
  });

  it('marks sold-out and impossible options before selection, and keeps them reachable', () => {
    show(suit);
    fireEvent.click(radio('Blue'));
    expect(radio('M, sold out').hasAttribute('disabled')).toBe(false);
    fireEvent.click(radio('XL, not available in this combination'));
    const button = screen.getByRole('button', { name: 'Add to cart' });
    expect(screen.getByText(/This product is \(currently\) unavailable/)).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    add();
    expect(cart()).toEqual([]);
  });

  it('writes the selection to the URL and reads it from there', () => {
    history.replaceState(null, '', '/shop/zwotter-classic?ref=mail&color=pink');
    show(suit);
    expect((radio('Pink') as HTMLInputElement).checked).toBe(true);
    fireEvent.click(radio('XL'));
    expect(location.search).toBe('?ref=mail&color=pink&size=xl');
    expect(screen.getByText('In stock')).toBeTruthy();
  });

  it('shows the pictures of the selected colour', () => {
    show(suit);
    fireEvent.click(radio('Pink'));
    expect(screen.queryByAltText('View 1')?.closest('li')?.hidden).toBe(true);
    expect(screen.getAllByRole('link', { name: /Show picture/ })).toHaveLength(2);
  });

  it('needs no selection for a single variant', () => {
    show([createVariant(null, null, 'ok')]);
    expect(screen.queryByRole('radio')).toBeNull();
    add();
    expect(cart()).toEqual([{ variantId: 'variant', quantity: 1, options: [] }]);
  });

  it('reports when everything is sold out', () => {
    show([createVariant(null, null, 'sold_out')]);
    expect(screen.getByText('This product is (currently) unavailable')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('reports when the cart is full', () => {
    const full = Array.from({ length: 15 }, (_, index) => ({ variantId: `v${index}`, quantity: 1, options: [] }));
    document.cookie = `cart=${encodeURIComponent(JSON.stringify(full))}; path=/`;
    show([createVariant(null, null, 'ok')]);
    add();
    expect(screen.getByRole('alert').textContent).toBe('This could not be added.');
  });

  it("shows the reference price of the selected variant's reduction", () => {
    show(
      [
        { ...createVariant('blue', 's', 'ok', '€ 40,00'), note: note('-20%', '€ 50,00') },
        createVariant('pink', 's', 'ok'),
      ],
      note('-10%', '€ 45,00'),
    );
    expect(screen.getByText('-10%')).toBeTruthy();
    expect(screen.getByText('€ 45,00').tagName).toBe('S');
    fireEvent.click(radio('Blue'));
    fireEvent.click(radio('S'));
    expect(screen.getByText('-20%').parentElement?.textContent).toBe('-20%Lowest price: € 50,00');
    expect(screen.queryByText('€ 45,00')).toBeNull();
    fireEvent.click(radio('Pink'));
    expect(screen.queryByText(/Lowest price/)).toBeNull();
  });

  it('shows the warning above the button', () => {
    show(suit);
    const warning = screen.getByText('Never leave a child alone.');
    const button = screen.getByRole('button', { name: 'Add to cart' });
    expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('sold-out variant', () => {
  const texts = messages.product.backInStock;
  const createResponse = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });
  const waiting = createResponse(200, { data: { state: 'waiting' } });

  function serve(respond: () => Promise<Response>) {
    const calls: { path: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      calls.push({ path, body: JSON.parse(String(init.body)) });
      return respond();
    });
    return calls;
  }
  async function requestMail(email: string) {
    show(suit);
    fireEvent.click(radio('Blue'));
    fireEvent.click(radio('M, sold out'));
    fireEvent.click(screen.getByRole('button', { name: texts.open }));
    const field = await screen.findByLabelText('Email address');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: email } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.submit })));
  }
  // The first import compiles all form modules.
  beforeAll(async () => void (await import('./back-in-stock-form')), 30_000);
  afterEach(() => vi.unstubAllGlobals());

  it('offers a mail for this variant only', async () => {
    const calls = serve(waiting);
    await requestMail('noor@example.nl');
    const done = await screen.findByText(texts.doneTitle);
    expect(done.closest('[role="alert"]')?.textContent).toContain('noor@example.nl');
    expect(calls).toEqual([
      { path: '/api/back-in-stock', body: { variantId: 'variant-blue-m', email: 'noor@example.nl', website: '' } },
    ]);
    fireEvent.click(radio('S'));
    expect(screen.queryByText(texts.doneTitle)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
  });

  it('reports when it is back in stock meanwhile', async () => {
    serve(createResponse(200, { data: { state: 'available' } }));
    await requestMail('noor@example.nl');
    expect(await screen.findByText(texts.availableTitle)).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.reload })).toBeTruthy();
  });

  it.each([
    ['a wrong address', 'noor', waiting, messages.forms.errors.email],
    [
      'too many',
      'a@b.nl',
      createResponse(429, { error: { name: 'TooManyRequests' } }),
      messages.forms.problems.tooMany,
    ],
    ['a captcha', 'a@b.nl', createResponse(403, { error: { name: 'CaptchaFailed' } }), messages.forms.problems.captcha],
    ['no connection', 'a@b.nl', () => Promise.reject(new Error('offline')), messages.forms.problems.unreachable],
  ])('keeps the input after %s', async (_, email, respond, message) => {
    serve(respond);
    await requestMail(email);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe(email);
  });
});

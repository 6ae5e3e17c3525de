// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCodes } from '@/lib/purchase/cart/discount-codes';
import { decodeCart, encodeCart } from '@/lib/purchase/cart/cart-cookie';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import { restoreDraft } from '@/lib/purchase/checkout/checkout-draft';
import { writeDraftCountry } from '@/lib/purchase/checkout/draft-country';
import { CartContent } from './cart-content';
import { cartProps } from './cart-content.fixtures';
import { type CartItem } from '@/backend/contract/cart';
import { type CodeResult } from '@/backend/contract/discounts';
import { type QuoteLine } from '@/backend/contract/quote';

/** A backend that prices each variant as the test specifies. */
const answers: Record<string, Partial<QuoteLine>> = {};
const asked: { cart: CartItem[]; country?: string; codes?: string[] }[] = [];
/** SUMMER takes off 10 %; FREE requires a cart of 500 euros. */
function codeResult(code: string): CodeResult {
  const no = { code, kind: null, amount: 0, minimum: null };
  if (code === 'SUMMER') return { ...no, kind: 'percent', amount: 1799, state: 'applied' };
  return code === 'FREE' ? { ...no, state: 'minimum', minimum: 50_000 } : { ...no, state: 'unknown' };
}
let broken = false;
/** Statuses of the next responses, 0 for a network error; afterwards all succeed. */
const refusals: number[] = [];
let calls = 0;
/** Country of the signed-in customer's first address. */
let home: string | null = null;

function fakeFetch(_path: string, { body }: { body: string }): Promise<Response> {
  calls += 1;
  const refusal = refusals.shift();
  if (refusal === 0) return Promise.reject(new TypeError('Failed to fetch'));
  if (refusal) return Promise.resolve(Response.json({}, { status: refusal }));
  if (broken)
    return Promise.resolve(
      Response.json({ error: { status: 500, name: 'UnknownError', message: '' } }, { status: 500 }),
    );
  const request = JSON.parse(body);
  asked.push(request);
  const lines = request.cart.map((item: CartItem) => makeLine(item.variantId, { ...item, ...answers[item.variantId] }));
  const codes: CodeResult[] = (request.codes ?? []).map(codeResult);
  const discount = codes.reduce((sum, { amount }) => sum + amount, 0);
  const country = request.country ?? home;
  const shipping = country === 'de' ? 595 : 0;
  return Promise.resolve(Response.json({ data: makeQuote(lines, { shipping, codes, discount, country }) }));
}

const item = (variantId: string, quantity = 1): CartItem => ({
  variantId,
  quantity,
  options: [{ key: 'size', value: 'xxxl' }],
});

function show(...items: CartItem[]) {
  document.cookie = `cart=${encodeCart(items)}; path=/`;
  window.dispatchEvent(new Event('focus'));
  return render(<CartContent {...cartProps} />);
}

const cart = () => decodeCart(/(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1]);
const checkout = () => screen.getByRole('link', { name: /Proceed to checkout/ });

beforeEach(() => {
  sessionStorage.clear();
  act(clearCodes);
  vi.stubGlobal('fetch', fakeFetch);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  broken = false;
  refusals.length = 0;
  calls = 0;
  home = null;
  asked.length = 0;
  for (const key of Object.keys(answers)) delete answers[key];
});
afterEach(() => {
  act(clearCart);
  vi.unstubAllGlobals();
});

describe('cart', () => {
  it('shows lines and amounts as priced by the backend', async () => {
    show(item('a', 2));
    expect(screen.getByText('Loading')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Suit a' });
    expect(link.getAttribute('href')).toBe('/shop/suit-a?size=xxxl');
    expect(screen.getByText('3XL')).toBeTruthy();
    expect(screen.getByText('No shipping costs')).toBeTruthy();
    expect(screen.getByText('Of which VAT 21%').nextElementSibling?.textContent).toMatch(/31,90/);
    expect(screen.getByText('incl. VAT').parentElement?.textContent).toBe('Total incl. VAT');
    expect(checkout().getAttribute('href')).toBe('/checkout');
  });

  it('shows the empty state', () => {
    show();
    expect(screen.getByText('Empty')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('requests one quote for several changes and shows the new amounts', async () => {
    show(item('a'));
    await screen.findByText('Suit a');
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(cart()[0]?.quantity).toBe(3);
    await waitFor(() => expect(asked.map(({ cart: [line] }) => line?.quantity)).toEqual([1, 3]));
  });

  it('applies a typed quantity when the field loses focus', async () => {
    show(item('a'));
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of Suit a' });
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.blur(field);
    expect(cart()[0]?.quantity).toBe(7);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(cart()[0]?.quantity).toBe(7);
  });

  it('names every country of delivery, and estimates shipping for another one', async () => {
    show(item('a'));
    const list = await screen.findByRole('combobox', { name: 'Ship to' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Netherlands', 'Germany']);
    fireEvent.change(list, { target: { value: 'de' } });
    await screen.findByText(/5,95/);
    expect(asked.at(-1)?.country).toBe('de');
  });

  it('keeps the chosen country for the checkout and the next visit', async () => {
    const { unmount } = show(item('a'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Ship to' }), { target: { value: 'de' } });
    expect(restoreDraft('nl', ['nl', 'de']).shipping.country).toBe('de');
    unmount();
    asked.length = 0;
    show(item('a'));
    expect(await screen.findByText(/5,95/)).toBeTruthy();
    expect(asked.map((request) => request.country)).toEqual(['de']);
  });

  describe('of a signed-in customer', () => {
    beforeEach(() => {
      document.cookie = 'signed-in=1; path=/';
    });
    afterEach(() => {
      document.cookie = 'signed-in=; path=/; max-age=0';
    });

    it('is estimated for the country of the first address, until another is chosen', async () => {
      home = 'de';
      writeDraftCountry('nl');
      show(item('a'));
      const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ship to' });
      expect(country.value).toBe('de');
      expect(screen.getByText(/5,95/)).toBeTruthy();
      expect(asked.map((request) => request.country)).toEqual([undefined]);
      fireEvent.change(country, { target: { value: 'nl' } });
      await screen.findByText('No shipping costs');
      expect(country.value).toBe('nl');
    });

    it.each([null, 'us'])('is estimated for the shop’s country when the first address is in %s', async (first) => {
      home = first;
      show(item('a'));
      const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ship to' });
      await waitFor(() => expect(asked.at(-1)?.country).toBe('nl'));
      expect(country.value).toBe('nl');
    });
  });

  it('removes a line after confirmation only', async () => {
    show(item('a'), item('b'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Suit a' }));
    fireEvent.click(screen.getByText('No, keep it'));
    expect(cart()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Suit a' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(cart().map(({ variantId }) => variantId)).toEqual(['b']);
    await waitFor(() => expect(screen.queryByText('Suit a')).toBeNull());
  });

  it('is cleared after confirmation', async () => {
    show(item('a'), item('b'));
    fireEvent.click(await screen.findByRole('button', { name: 'Empty cart' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove everything' }));
    expect(cart()).toEqual([]);
    expect(screen.getByText('Empty')).toBeTruthy();
  });

  it('reports unavailable and sold-out lines and lets the rest through', async () => {
    answers.b = { state: 'gone', title: '', slug: null, unitPrice: 0 };
    answers.c = { state: 'sold_out', available: 0 };
    show(item('a'), item('b'), item('c'));
    const lines = await screen.findAllByRole('listitem');
    expect(within(lines[1] as HTMLElement).getByText(/No longer exists/)).toBeTruthy();
    expect(within(lines[2] as HTMLElement).getByText(/Sold out/)).toBeTruthy();
    expect(checkout().getAttribute('href')).toBe('/checkout');
  });

  it('reports owned and covered lines, and sells the rest of the academy once', async () => {
    answers.a = { type: 'lesson', state: 'owned', available: 1, slug: null };
    answers.b = { type: 'lesson', state: 'covered', available: 1, slug: null };
    answers.c = { type: 'level', available: 1, unitPrice: 1500, credit: 495, slug: null };
    show(item('a'), item('b'), item('c', 2));
    const [owned, covered, level] = (await screen.findAllByRole('listitem')) as HTMLElement[];
    if (!owned || !covered || !level) throw new Error('Lines are missing');
    expect(within(owned).getByText(/Already yours/)).toBeTruthy();
    expect(within(covered).getByText(/In something else/)).toBeTruthy();
    expect(within(level).getByText(/Usually €\s19,95, less €\s4,95/)).toBeTruthy();
    expect(within(level).queryByRole('spinbutton')).toBeNull();
    fireEvent.click(within(level).getByRole('button', { name: 'Lower to 1' }));
    await waitFor(() => expect(checkout().getAttribute('href')).toBe('/checkout'));
    expect(cart().map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  it('names the free lessons included with a suit', async () => {
    answers.a = { includes: ['Water', 'Floating'] };
    show(item('a'));
    await screen.findByText('Free lessons: Water, Floating');
  });

  it('disables the checkout with a reason when nothing can be ordered', async () => {
    answers.a = { state: 'sold_out', available: 0 };
    show(item('a'));
    await screen.findByText('Nothing to order');
    const closed = screen.getByRole('button', { name: 'Proceed to checkout' });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('link', { name: /Proceed to checkout/ })).toBeNull();
  });

  it('offers the available quantity', async () => {
    answers.a = { state: 'low', available: 3 };
    show(item('a', 9));
    await screen.findByText(/Only 3 available/);
    expect(screen.getByText('Lower the quantity first')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Lower to 3' }));
    expect(cart()[0]?.quantity).toBe(3);
    await screen.findByText(/Only 3 left/);
    await waitFor(() => expect(checkout().getAttribute('href')).toBe('/checkout'));
  });

  it('survives an outage and retries on demand', async () => {
    broken = true;
    show(item('a'));
    await screen.findByText('No prices');
    expect(cart()).toHaveLength(1);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Suit a');
    expect(screen.queryByText('No prices')).toBeNull();
  });

  it.each([0, 400, 403, 404, 413, 422, 408, 429, 500, 503])(
    'does not retry by itself after status %i',
    async (status) => {
      refusals.push(status);
      show(item('a'));
      await screen.findByText('No prices');
      expect(calls).toBe(1);
    },
  );

  it('accepts a code in any spelling, stores it and removes it', async () => {
    const { unmount } = show(item('a', 2));
    fireEvent.click(await screen.findByText('Discount code or gift card'));
    const field = screen.getByRole('textbox', { name: 'Discount code or gift card' });
    fireEvent.change(field, { target: { value: ' summer ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('Discount (SUMMER)');
    expect(screen.getByText(/-17,99/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('');
    unmount();
    show(item('a', 2));
    await screen.findByText('Discount (SUMMER)');
    fireEvent.click(screen.getByRole('button', { name: 'Remove code SUMMER' }));
    await waitFor(() => expect(screen.queryByText('Discount (SUMMER)')).toBeNull());
    expect(localStorage.getItem('discount-codes')).toBeNull();
  });

  it('shows at the field why a code does not apply, and keeps the input', async () => {
    show(item('a'));
    fireEvent.click(await screen.findByText('Discount code or gift card'));
    const field = screen.getByRole('textbox', { name: 'Discount code or gift card' });
    const apply = screen.getByRole('button', { name: 'Apply' });
    for (const [code, reason] of [
      ['nope', /We don’t know the code “NOPE”/],
      ['free', /“FREE” applies when you spend at least €\s500,00/],
      ['', 'Enter a code.'],
    ] as const) {
      fireEvent.change(field, { target: { value: code } });
      fireEvent.click(apply);
      const problem = await screen.findByText(reason);
      expect(problem.closest('[aria-live]')?.id).toBe(field.getAttribute('aria-describedby'));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect((field as HTMLInputElement).value).toBe(code);
    }
    expect(localStorage.getItem('discount-codes')).toBeNull();
  });

  it('follows changes made by other parts of the page', async () => {
    show(item('a'));
    await screen.findByText('Suit a');
    act(() => void addItem(item('b')));
    await screen.findByText('Suit b');
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import { emptyCheckout } from '@/lib/purchase/checkout/checkout-schema';
import { saveDraft } from '@/lib/purchase/checkout/checkout-draft';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { savePendingOrder } from '@/lib/purchase/checkout/pending-order-items';
import messages from '@/messages/en.json';
import { PaymentIsland } from './payment-island';
import { type PublicOrder } from '@/backend/contract/order';

vi.mock('@/lib/purchase/checkout/navigate-to', () => ({ navigateTo: vi.fn() }));
// Asks the academy; its own test shows it.
vi.mock('./watch-lessons', () => ({ WatchLessons: () => null }));

const { page: _page, ...labels } = messages.order;
const payLabels = { leaving: labels.leaving, problems: { ...messages.forms.problems, ...labels.problems } };
const open: PublicOrder = {
  full: false,
  orderNr: 'ZW2026-7',
  slug: 'order-slug-1',
  status: 'open',
  currency: 'EUR',
  total: 4390,
  method: null,
  bank: null,
  payable: true,
  reservedUntil: null,
  payableUntil: null,
};
const bank = {
  bankName: 'Stichting Pay',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12',
};
const line = { variantId: 'suit', quantity: 1, options: [] };

let current = open;
let payAnswer: () => Response;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const show = (initial: PublicOrder, bought?: string[]) => {
  current = initial;
  return render(
    <PaymentIsland
      initial={initial}
      bought={bought}
      locale="en"
      labels={labels}
      payLabels={payLabels}
      shopPath="/shop"
      timeZone="Europe/Amsterdam"
    />,
  );
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(navigateTo).mockClear();
  vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/pay') ? payAnswer() : json(200, { data: current })));
  sessionStorage.clear();
  localStorage.clear();
  clearCart();
  addItem(line);
});
afterEach(() => vi.useRealTimers());

describe('payment result page', () => {
  it('thanks, and clears cart and draft', () => {
    savePendingOrder('order-slug-1', [line]);
    saveDraft({ ...emptyCheckout('nl'), firstname: 'Noor' });
    show({ ...open, status: 'paid', payable: false });
    expect(title()).toBe(labels.thanks.title);
    expect(screen.getByText('ZW2026-7')).toBeTruthy();
    expect(document.cookie).not.toContain('suit');
    expect(sessionStorage.length).toBe(0);
  });

  it('invites guests to choose a password, once they have paid', () => {
    const invitation = () => screen.queryByRole('link', { name: labels.thanks.account.button });
    show({ ...open, status: 'paid', payable: false });
    expect(invitation()?.getAttribute('href')).toBe('/forgot-password');
    cleanup();
    show({ ...open, payable: false });
    expect(invitation()).toBeNull();
    cleanup();
    document.cookie = 'signed-in=1';
    show({ ...open, status: 'paid', payable: false });
    document.cookie = 'signed-in=; max-age=0';
    expect(invitation()).toBeNull();
  });

  it('suggests what goes with the order once it is paid, and nothing to others than its buyer', async () => {
    vi.useRealTimers();
    const asked: string[] = [];
    const { product, shelf, favourites } = messages;
    const card = { id: 'poncho', title: 'Poncho', path: '/shop/poncho', image: null, price: '€ 29.95', stock: 'ok' };
    const stock = { ok: product.inStock, low: product.lowStock, sold_out: product.soldOut };
    vi.stubGlobal('fetch', async (path: string) => {
      if (!path.startsWith('/api/shelf')) return json(200, { data: current });
      asked.push(path);
      const shelfLabels = { ...shelf, inclVat: product.inclVat, stock, keep: favourites.keep };
      return json(200, { data: { cards: [card], labels: shelfLabels } });
    });
    const paid: PublicOrder = { ...open, status: 'paid', payable: false };
    show(paid, ['suit-a', 'suit-b']);
    expect((await screen.findByRole('region', { name: shelf.goesWithOrder })).textContent).toContain('Poncho');
    // Its code is loaded now: what follows would ask at once.
    for (const [order, bought] of [
      [{ ...open, status: 'failed' as const }, ['suit-a']],
      [open, ['suit-a']],
      [paid, []],
    ] as const) {
      cleanup();
      show(order, [...bought]);
      await act(async () => {});
    }
    expect(asked).toEqual(['/api/shelf?variants=suit-a,suit-b']);
  });

  it('keeps the cart of another order', () => {
    savePendingOrder('order-slug-2', [line]);
    saveDraft({ ...emptyCheckout('nl'), firstname: 'Noor' });
    show({ ...open, status: 'paid', payable: false });
    expect(document.cookie).toContain('suit');
    expect(sessionStorage.length).toBe(1);
  });

  it('waits while the payment is pending, and announces the result', async () => {
    savePendingOrder('order-slug-1', [line]);
    show({ ...open, payable: false });
    expect(title()).toBe(labels.waiting.title);
    await pass(4_000);
    expect(title()).toBe(labels.waiting.title);
    expect(document.cookie).toContain('suit');
    current = { ...open, status: 'paid', payable: false };
    await pass(2_000);
    expect(title()).toBe(labels.thanks.title);
    expect(screen.getAllByRole('status').some((status) => status.textContent === labels.thanks.title)).toBe(true);
    expect(document.cookie).not.toContain('suit');
  });

  it('sends one request at a time, however slow the responses are', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answers.push(() => resolve(json(200, { data: current })));
        }),
    );
    show({ ...open, payable: false });
    await pass(9_000);
    expect(answers).toHaveLength(1);
    current = { ...open, status: 'paid', payable: false };
    answers[0]?.();
    await pass(10);
    expect(title()).toBe(labels.thanks.title);
    await pass(60_000);
    expect(answers).toHaveLength(1);
  });

  it('pauses polling while hidden, polls at once when shown, and stops at a final status', async () => {
    const fetchMock = vi.fn(async () => json(200, { data: current }));
    vi.stubGlobal('fetch', fetchMock);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    show({ ...open, payable: false });
    await pass(9_000);
    expect(fetchMock).not.toHaveBeenCalled();
    current = { ...open, status: 'paid', payable: false };
    turn('visible');
    await pass(10);
    expect(title()).toBe(labels.thanks.title);
    turn('hidden');
    turn('visible');
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    visibility.mockRestore();
  });

  it('keeps polling through an outage', async () => {
    const fetchMock = vi.fn(async () => json(503, {}));
    vi.stubGlobal('fetch', fetchMock);
    show({ ...open, payable: false });
    await pass(5_000);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(title()).toBe(labels.waiting.title);
    vi.stubGlobal('fetch', async () => json(200, { data: { ...open, status: 'paid', payable: false } }));
    await pass(2_000);
    expect(title()).toBe(labels.thanks.title);
  });

  it('stops waiting after half a minute', async () => {
    show({ ...open, payable: false });
    await pass(29_000);
    expect(title()).toBe(labels.waiting.title);
    await pass(2_000);
    expect(title()).toBe(labels.open.title);
  });

  it.each([
    ['an open payment', open],
    ['a bank transfer', { ...open, bank }],
  ])('turns %s into thanks within three seconds of being paid', async (_what, order) => {
    show(order);
    for (const minutes of [1, 3]) {
      await pass(minutes * 60_000);
      expect(title()).not.toBe(labels.thanks.title);
    }
    current = { ...order, status: 'paid', payable: false, bank: null };
    await pass(3_000);
    expect(title()).toBe(labels.thanks.title);
    expect(screen.getAllByRole('status').some((status) => status.textContent === labels.thanks.title)).toBe(true);
  });

  it('looks at a failed payment only when the buyer comes back', async () => {
    show({ ...open, status: 'failed' });
    current = { ...open, status: 'paid', payable: false };
    await pass(60_000);
    expect(title()).toBe(labels.error.title);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(10);
    expect(title()).toBe(labels.thanks.title);
  });

  it('announces nothing while a transfer is awaited', async () => {
    show({ ...open, bank });
    await pass(10_000);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(labels.transfer.title);
  });

  it('polls less and less, stops in the end, and starts anew when the buyer comes back', async () => {
    const fetchMock = vi.fn(async () => json(200, { data: current }));
    vi.stubGlobal('fetch', fetchMock);
    const during = async (ms: number) => {
      fetchMock.mockClear();
      await pass(ms);
      return fetchMock.mock.calls.length;
    };
    show({ ...open, bank });
    const first = await during(60_000);
    await pass(9 * 60_000);
    const later = await during(60_000);
    expect(first).toBeGreaterThan(20);
    expect(later).toBeLessThan(first / 4);
    await pass(3 * 3_600_000);
    expect(await during(600_000)).toBe(0);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await during(60_000)).toBeGreaterThan(20);
  });

  it.each(['focus', 'pageshow'])('polls again on %s after it stopped waiting', async (event) => {
    show({ ...open, payable: false });
    await pass(31_000);
    expect(title()).toBe(labels.open.title);
    current = { ...open, status: 'paid', payable: false };
    act(() => void window.dispatchEvent(new Event(event)));
    await pass(10);
    expect(title()).toBe(labels.thanks.title);
  });

  it('waits less when the order can still be paid, and offers payment meanwhile', async () => {
    show(open);
    expect(screen.getByRole('button', { name: labels.payNow })).toBeTruthy();
    await pass(11_000);
    expect(title()).toBe(labels.open.title);
    current = { ...open, status: 'paid', payable: false };
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(10);
    expect(title()).toBe(labels.thanks.title);
  });

  it('shows bank transfer details, and clears the cart', () => {
    savePendingOrder('order-slug-1', [line]);
    show({ ...open, bank, payable: false });
    expect(title()).toBe(labels.transfer.title);
    expect(
      screen.getByText(
        (_text, element) => element?.className === 'value' && element.textContent === 'NL53ABNA0627535577',
      ),
    ).toBeTruthy();
    expect(screen.getByText('RF12')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(5);
    expect(document.cookie).not.toContain('suit');
  });

  it('shows how long the items are reserved', () => {
    show({ ...open, bank, payable: false, reservedUntil: '2026-11-28T13:05:00Z' });
    expect(screen.getByText(/keeping your items for you until Saturday.* 28 November.* 14:05/)).toBeTruthy();
    cleanup();
    show({ ...open, bank, payable: false });
    expect(screen.queryByText(/keeping your items/)).toBeNull();
  });

  it('says until when a failed payment can be repeated at the same price', () => {
    show({ ...open, status: 'failed', payableUntil: '2026-11-28T22:59:59Z' });
    expect(screen.getByText(/at the same price until Saturday.* 28 November.* 23:59/)).toBeTruthy();
    cleanup();
    show({ ...open, status: 'failed', payable: false });
    expect(screen.queryByText(/at the same price/)).toBeNull();
  });

  it('keeps the cart when the payment failed, and pays again', async () => {
    show({ ...open, status: 'failed' });
    expect(title()).toBe(labels.error.title);
    expect(screen.getByText(/Order ZW2026-7 has not been paid/)).toBeTruthy();
    expect(document.cookie).toContain('suit');
    payAnswer = () => json(200, { data: { paymentUrl: 'https://pay.example/3' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.payNow })));
    expect(navigateTo).toHaveBeenCalledWith('https://pay.example/3');
  });

  it.each([
    ['SoldOut', 409, labels.problems.soldOut],
    ['TooManyUnpaid', 409, labels.problems.tooManyUnpaid],
    ['NotPayable', 409, labels.problems.notPayable],
    ['UnknownError', 500, labels.problems.noPayment],
  ])('reports why it cannot be paid: %s', async (name, status, words) => {
    payAnswer = () => json(status, { error: { status, name, message: '' } });
    show({ ...open, status: 'expired' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.payNow })));
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

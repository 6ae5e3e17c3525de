// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCodes, addCode } from '@/lib/purchase/cart/discount-codes';
import { addItem, clearCart } from '@/lib/purchase/cart/cart-store';
import { makeLine, makeQuote } from '@/lib/purchase/cart/quote.fixtures';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import messages from '@/messages/en.json';
import { CheckoutContent } from './checkout-content';
import type { CheckoutProps } from './checkout-props';
import { type Quote } from '@/backend/contract/quote';

vi.mock('@/lib/purchase/checkout/navigate-to', () => ({ navigateTo: vi.fn() }));

const props: CheckoutProps = {
  locale: 'en',
  labels: messages.checkout,
  discountLabels: messages.discount,
  giftLabels: messages.giftCards.checkout,
  accountLabels: messages.account.checkout,
  formLabels: messages.forms,
  captcha: null,
  optionLabels: { keys: {}, values: {} },
  countries: [
    { iso: 'nl', name: 'Netherlands', postalMask: null },
    { iso: 'de', name: 'Germany', postalMask: null },
  ],
  country: 'nl',
  requireAddition: false,
  deliveryLabels: messages.delivery,
  termsLabels: { guest: 'I agree to everything', signedIn: 'I agree to the terms' },
  paymentText: '',
  paths: { checkout: '/checkout', cart: '/cart', shop: '/shop' },
};

interface Call {
  path: string;
  body: { cart?: unknown; country?: string; email?: string; replaces?: string; data?: Record<string, unknown> };
  key: string | null;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, name: string, details?: unknown) =>
  json(status, { error: { status, name, message: name, details } });
const created = json.bind(null, 201, { data: { slug: 'order-slug-1', paymentUrl: 'https://pay.example/1' } });

/** A backend that returns quotes and order responses in the given sequence. */
function startBackend(quote: Quote, ...orderResponses: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = [];
  const state = {
    quote,
    methods: [] as object[],
    points: [] as (() => Response | Promise<Response>)[],
    address: (): Response | Promise<Response> => json(200, { data: { state: 'not-found' } }),
    order: { orderNr: 'ZW2026-1', slug: 'order-slug-1', status: 'open', currency: 'EUR', total: 18385, payable: true },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    calls.push({ path, body, key: new Headers(init.headers).get('idempotency-key') });
    if (path === '/api/address') return state.address();
    if (path === '/api/pickup-points') return (state.points.shift() ?? (() => json(503, {})))();
    if (path === '/api/quote') return json(200, { data: state.quote });
    if (path.startsWith('/api/payments/methods')) return json(200, { data: { methods: state.methods } });
    if (path === '/api/orders/order-slug-1') return json(200, { data: state.order });
    const response = orderResponses.shift();
    if (!response) throw new Error(`No response for ${path}`);
    return response();
  });
  return {
    state,
    calls,
    orders: () => calls.filter(({ path }) => path === '/api/orders'),
    to: (path: string) => calls.filter((call) => call.path === path),
  };
}

const field = (name: string) => screen.getByLabelText(name, { exact: false }) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name = messages.checkout.button) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

function fillPerson() {
  type('First name', 'Noor');
  type('Last name', 'Vos');
  type('Email address', 'noor@example.com');
  fireEvent.click(field('I agree to everything'));
}

function fillIn() {
  fillPerson();
  type('Street', 'Badweg');
  type('House number', '12');
  type('Postal code', '1234ab');
  type('City', 'Zwolle');
}

async function open() {
  const view = render(<CheckoutContent {...props} />);
  await waitFor(() => expect(screen.getAllByText('€183.85').length).toBeGreaterThan(0));
  return view;
}

const suits = makeQuote([makeLine('suit')]);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearCart();
  clearCodes();
  vi.mocked(navigateTo).mockClear();
  addItem({ variantId: 'suit', quantity: 2, options: [] });
});

describe('filling in', () => {
  it('shows errors when a field loses focus, not before', async () => {
    startBackend(suits);
    await open();
    type('Email address', 'noor');
    expect(screen.queryByText(messages.forms.errors.email)).toBeNull();
    fireEvent.blur(field('Email address'));
    await screen.findByText(messages.forms.errors.email);
    expect(field('Email address').getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(field('Email address').getAttribute('aria-describedby')!.split(' ')[1]!)?.textContent,
    ).toBe(messages.forms.errors.email);
    type('Email address', 'noor@example.com');
    await waitFor(() => expect(screen.queryByText(messages.forms.errors.email)).toBeNull());
  });

  it('shows no error for a checkbox that was only passed with Tab', async () => {
    startBackend(suits);
    await open();
    fireEvent.focus(field('I agree to everything'));
    fireEvent.blur(field('I agree to everything'));
    await act(async () => {});
    expect(screen.queryByText(messages.forms.required.terms)).toBeNull();
    fireEvent.click(field('I agree to everything'));
    fireEvent.click(field('I agree to everything'));
    await screen.findByText(messages.forms.required.terms);
  });

  it('focuses a summary that links to every invalid field', async () => {
    const backend = startBackend(suits);
    await open();
    await press();
    const summary = await screen.findByRole('group', { name: messages.forms.summary });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Email address is required',
      'Postal code is required',
      'House number is required',
      'Street is required',
      'City is required',
      messages.forms.required.terms,
    ]);
    fireEvent.click(links[4]!);
    expect(document.activeElement).toBe(field('House number'));
    expect(backend.orders()).toEqual([]);
  });

  it('is restored after a reload, except for consents', async () => {
    startBackend(suits);
    const { unmount } = await open();
    fillIn();
    unmount();
    await open();
    expect(field('First name').value).toBe('Noor');
    expect(field('Postal code').value).toBe('1234ab');
    expect(field('I agree to everything').checked).toBe(false);
  });

  it('splits an autofilled address line', async () => {
    startBackend(suits);
    await open();
    fireEvent.input(field('Street'), { target: { value: 'Lange Badweg 12 a' } });
    await waitFor(() => expect(field('House number').value).toBe('12'));
    expect(field('Street').value).toBe('Lange Badweg');
    expect(field('Number suffix (optional)').value).toBe('a');
  });

  it('fills in street and city of postal code and house number, and replaces nothing that was typed', async () => {
    const backend = startBackend(suits);
    backend.state.address = () => json(200, { data: { state: 'found', street: 'Badweg', city: 'Zwolle' } });
    await open();
    type('Postal code', '1234ab');
    type('House number', '12 bis');
    await waitFor(() => expect(field('Street').value).toBe('Badweg'));
    expect(field('City').value).toBe('Zwolle');
    expect(screen.getByText('Filled in: Badweg, Zwolle.', { exact: false })).toBeTruthy();
    expect(backend.to('/api/address').map(({ body }) => body)).toEqual([
      { country: 'nl', postalCode: '1234ab', housenumber: '12 bis' },
    ]);
    type('Street', 'Badweg-Noord');
    backend.state.address = () => json(200, { data: { state: 'found', street: 'Kade', city: 'Delft' } });
    type('House number', '13');
    await waitFor(() => expect(field('City').value).toBe('Delft'));
    expect(field('Street').value).toBe('Badweg-Noord');
  });

  it.each([
    ['is not found', () => json(200, { data: { state: 'not-found' } }), messages.forms.address.lookup.notFound],
    ['is nonsense', () => json(200, { data: { street: 7 } }), messages.forms.address.lookup.unavailable],
    ['fails', () => refuse(500, 'UnknownError', {}), messages.forms.address.lookup.unavailable],
    ['is refused', () => refuse(429, 'TooManyRequests', {}), messages.forms.address.lookup.unavailable],
  ])('leaves street and city to the visitor when the look-up %s', async (_, answer, said) => {
    const backend = startBackend(suits, created);
    backend.state.address = answer;
    await open();
    type('Postal code', '1234ab');
    type('House number', '12');
    await screen.findByText(said);
    fillIn();
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(backend.orders()[0]?.body.data?.shipping).toMatchObject({ street: 'Badweg', city: 'Zwolle' });
  });

  it('asks in eight fields, and for flat and floor on request', async () => {
    const backend = startBackend(suits, created);
    await open();
    const address = within(screen.getByRole('region', { name: messages.checkout.shipping.title }));
    expect([...address.getAllByRole('textbox'), ...address.getAllByRole('combobox')]).toHaveLength(5);
    fireEvent.click(address.getByRole('button', { name: messages.forms.address.more }));
    expect(document.activeElement).toBe(field('Number suffix (optional)'));
    fillIn();
    type('Number suffix (optional)', 'bis');
    type('Additional address info', 'c/o Vos');
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(backend.orders()[0]?.body.data?.shipping).toMatchObject({ addition: 'bis', info: 'c/o Vos' });
  });

  it.each([
    ['nl', ['Postal code', 'House number', 'Street', 'City']],
    ['de', ['Street', 'House number', 'Postal code', 'City']],
  ])('orders the fields as addresses are written in %s', async (country, names) => {
    startBackend(suits);
    await open();
    fillIn();
    fireEvent.change(field('Country'), { target: { value: country } });
    const address = within(screen.getByRole('region', { name: messages.checkout.shipping.title }));
    await waitFor(() =>
      expect(
        address.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
      ).toEqual(names),
    );
    expect(field('Street').value).toBe('Badweg');
    expect(field('House number').value).toBe('12');
  });

  it('requests a new quote when the country changes', async () => {
    const backend = startBackend(suits);
    await open();
    backend.state.quote = { ...suits, shipping: 795, total: 18785, country: 'de' };
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    await waitFor(() => expect(screen.getAllByText('€187.85').length).toBeGreaterThan(0));
    expect(backend.to('/api/quote').map(({ body }) => body.country)).toEqual(['nl', 'de']);
  });

  it('shows a separate billing address only on request', async () => {
    startBackend(suits);
    await open();
    expect(screen.queryByRole('region', { name: 'Billing address' })).toBeNull();
    fireEvent.click(field(messages.checkout.billing.separate));
    expect(await screen.findByRole('region', { name: 'Billing address' })).toBeTruthy();
  });

  it('asks for four fields and a second consent for carts with lessons only', async () => {
    const backend = startBackend(makeQuote([makeLine('suit', { type: 'lesson', available: null })]), created);
    await open();
    const personal = within(await screen.findByRole('region', { name: messages.checkout.personal.title }));
    expect(personal.getAllByRole('textbox')).toHaveLength(3);
    expect(personal.getByRole('combobox', { name: 'Country' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Street' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Billing address' })).toBeNull();
    expect(field(messages.checkout.consent.access).checked).toBe(false);
    fillPerson();
    await press();
    await screen.findByRole('link', { name: messages.forms.required.immediateAccess });
    expect(backend.orders()).toEqual([]);
    fireEvent.click(field(messages.checkout.consent.access));
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    await waitFor(() => expect(backend.to('/api/quote').at(-1)?.body).toMatchObject({ country: 'de' }));
    await waitFor(() => expect(screen.getAllByText('€183.85').length).toBeGreaterThan(0));
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(backend.orders()[0]?.body.data).toMatchObject({ billing: { country: 'de' } });
    expect(backend.orders()[0]?.body.data).not.toHaveProperty('shipping');
  });

  it('keeps the typed address while the suit leaves the cart and comes back', async () => {
    const backend = startBackend(suits);
    await open();
    fillIn();
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    backend.state.quote = makeQuote([makeLine('suit', { type: 'lesson', available: null })]);
    addItem({ variantId: 'lesson', quantity: 1, options: [] });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Street' })).toBeNull());
    expect(field('Country').value).toBe('de');
    backend.state.quote = suits;
    addItem({ variantId: 'suit', quantity: 1, options: [] });
    await waitFor(() => expect(field('Street').value).toBe('Badweg'));
    expect(field('House number').value).toBe('12');
    expect(field('Postal code').value).toBe('1234ab');
    expect(field('Country').value).toBe('de');
  });

  it('asks for the price of lessons for the typed email address, and says when it changes the total', async () => {
    const line = makeLine('suit', { type: 'level', available: 1, quantity: 1, credit: 1995, unitPrice: 3905 });
    const lower = makeQuote([line], { shipping: 0, total: 3905 });
    const backend = startBackend(lower, created);
    clearCart();
    addItem({ variantId: 'suit', quantity: 1, options: [] });
    render(<CheckoutContent {...props} />);
    await waitFor(() => expect(screen.getAllByText('€39.05').length).toBeGreaterThan(0));
    expect(screen.getByText(messages.checkout.personal.emailHintLessons, { exact: false })).toBeTruthy();
    fillPerson();
    fireEvent.click(field(messages.checkout.consent.access));
    backend.state.quote = makeQuote([{ ...line, credit: 0, unitPrice: 5900, total: 5900 }], {
      shipping: 0,
      total: 5900,
    });
    type('Email address', 'other@example.com');
    const notice = await screen.findByText('With this email address the total is €59.00 instead of €39.05', {
      exact: false,
    });
    expect(notice.closest('[role=status]')).toBeTruthy();
    expect(backend.to('/api/quote').at(-1)?.body).toMatchObject({ email: 'other@example.com' });
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(backend.orders()[0]?.body.data).toMatchObject({ expectedTotal: 5900 });
  });

  it('gives lessons to somebody else at the full price, also those that the buyer has', async () => {
    const line = makeLine('suit', { type: 'level', available: 1, quantity: 1, state: 'owned', total: 0 });
    const backend = startBackend(makeQuote([line], { shipping: 0, total: 0 }), () =>
      refuse(422, 'ValidationError', { errors: [{ path: ['lessonGift', 'email'], name: 'email' }] }),
    );
    clearCart();
    addItem({ variantId: 'suit', quantity: 1, options: [] });
    render(<CheckoutContent {...props} />);
    const region = await screen.findByRole('region', { name: messages.checkout.lessonGift.title });
    const gift = within(region);
    expect(gift.getByRole<HTMLInputElement>('radio', { name: messages.checkout.lessonGift.me }).checked).toBe(true);
    expect(gift.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByText(messages.checkout.summary.owned).length).toBeGreaterThan(0);
    fillPerson();
    const full = makeQuote([{ ...line, state: 'ok', unitPrice: 5900, total: 5900 }], { shipping: 0, total: 5900 });
    backend.state.quote = full;
    fireEvent.click(gift.getByRole('radio', { name: messages.checkout.lessonGift.gift }));
    await waitFor(() => expect(screen.getAllByText('€59.00').length).toBeGreaterThan(0));
    expect(backend.to('/api/quote').at(-1)?.body).toMatchObject({ lessonGift: true });
    expect(backend.to('/api/quote').at(-1)?.body).not.toHaveProperty('email');
    expect(screen.queryByText(messages.checkout.totalChanged.title)).toBeNull();
    const write = (name: string, value: string) =>
      fireEvent.change(gift.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
    fireEvent.click(field(messages.checkout.consent.access));
    write('Name', "Noor d'Hond");
    write('Email address', 'noor@example.com');
    await press();
    expect((await gift.findAllByText(messages.forms.errors.ownEmail)).length).toBeGreaterThan(0);
    expect(backend.orders()).toEqual([]);
    write('Email address', 'friend@example.com');
    write('Message', 'Enjoy!');
    await press();
    await waitFor(() => expect(backend.orders()).toHaveLength(1));
    expect(backend.orders()[0]?.body.data).toMatchObject({
      lessonGift: { name: "Noor d'Hond", email: 'friend@example.com', message: 'Enjoy!' },
      expectedTotal: 5900,
    });
    // The server's refusal is at the field, which keeps what was typed.
    const refused = gift.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ });
    await waitFor(() => expect(refused.getAttribute('aria-invalid')).toBe('true'));
    expect(refused.value).toBe('friend@example.com');
  });

  it('does not send the email address with a quote of suits', async () => {
    const backend = startBackend(suits);
    await open();
    type('Email address', 'noor@example.com');
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    await waitFor(() => expect(backend.to('/api/quote')).toHaveLength(2));
    expect(backend.to('/api/quote').every(({ body }) => !('email' in body))).toBe(true);
  });

  it('shows no address fields before the kind of address is known', async () => {
    startBackend(suits);
    render(<CheckoutContent {...props} />);
    expect(screen.queryByRole('textbox', { name: messages.forms.fields.firstname })).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: messages.forms.fields.street })).toBeNull();
    expect(await screen.findByRole('textbox', { name: messages.forms.fields.street })).toBeTruthy();
  });

  it('links to the shop when the cart is empty, and speaks of no fields', () => {
    startBackend(suits);
    const { unmount } = render(<CheckoutContent {...props} />);
    expect(screen.getByText(messages.checkout.lead)).toBeTruthy();
    unmount();
    clearCart();
    render(<CheckoutContent {...props} />);
    expect(screen.queryByText(messages.checkout.lead)).toBeNull();
    expect(screen.getByRole('link', { name: messages.checkout.empty.link }).getAttribute('href')).toBe('/shop');
  });
});

describe('the summary', () => {
  it('says before the button what is ordered and all that makes up the price', async () => {
    const code = { code: 'SUMMER', kind: 'percent', amount: 1000, state: 'applied', minimum: null } as const;
    const suit = makeLine('suit', { options: [{ key: 'size', value: 'm' }] });
    const changes: Partial<Quote> = {
      promotions: [{ kind: 'pair', percent: 50, amount: 500, parts: [{ line: 0, amount: 500 }] }],
      codes: [code],
      discount: 1500,
      giftCard: 2000,
      total: 18685,
    };
    startBackend(makeQuote([suit, makeLine('poncho', { quantity: 1, unitPrice: 1800 })], changes));
    render(<CheckoutContent {...props} />);
    const summary = await screen.findByRole('region', { name: messages.checkout.summary.title });
    const lines = await within(summary).findAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Suit suitsize: m · Quantity: 250% off the cheaper of two: -€5.00€179.90',
      'Suit ponchoQuantity: 1€18.00',
    ]);
    expect([...summary.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Subtotal€197.90',
      '50% off the cheaper of two-€5.00',
      'Discount (SUMMER)-€10.00',
      'Shipping€3.95',
      'Total€186.85',
      'Gift card-€20.00',
      'Left to pay€166.85',
      'including VAT€31.90',
    ]);
    const button = screen.getByRole('button', { name: messages.checkout.button });
    expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('ways to pay', () => {
  const methods = [
    { id: 'ideal', name: 'iDEAL', min: 1, max: null },
    { id: 'creditcard', name: 'Credit card', min: 1, max: null },
    { id: 'in3', name: 'in3', min: 1, max: 100 },
    { id: 'newpay', name: 'New Pay', min: 1, max: null },
  ];
  const group = () => screen.findByRole('group', { name: messages.checkout.payment.title });

  it('are those of the provider for this amount, the first preselected, and the choice goes along', async () => {
    const backend = startBackend(suits, created);
    backend.state.methods = methods;
    await open();
    const radios = within(await group()).getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['ideal', true],
      ['creditcard', false],
      ['newpay', false],
    ]);
    fireEvent.click(within(await group()).getByRole('radio', { name: /New Pay/ }));
    fillIn();
    await press();
    expect(backend.orders()[0]?.body.data?.paymentMethod).toBe('newpay');
  });

  it('are asked again for another country, where the choice may not exist', async () => {
    const backend = startBackend(suits, created);
    backend.state.methods = methods;
    await open();
    fireEvent.click(within(await group()).getByRole('radio', { name: /New Pay/ }));
    backend.state.methods = [{ id: 'paypal', name: 'PayPal', min: 1, max: null }];
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    expect(await screen.findByRole('radio', { name: /PayPal/, checked: true })).toBeTruthy();
    expect(backend.calls.map(({ path }) => path)).toContain('/api/payments/methods?country=de');
  });

  it('that nobody can name are left to the provider', async () => {
    const backend = startBackend(suits, created);
    await open();
    await waitFor(() => expect(screen.queryByText(messages.checkout.payment.title)).toBeNull());
    fillIn();
    await press();
    expect(backend.orders()[0]?.body.data).not.toHaveProperty('paymentMethod');
    expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1');
  });
});

describe('ordering', () => {
  it('submits the order once and redirects to the payment page', async () => {
    const backend = startBackend(suits, created);
    await open();
    fillIn();
    await press();
    await screen.findByText(messages.checkout.redirect.title);
    expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1');
    const [order] = backend.orders();
    expect(order?.key).toMatch(/^\w{32}$/);
    expect(order?.body.data).toEqual({
      user: { firstname: 'Noor', lastname: 'Vos', email: 'noor@example.com' },
      locale: 'en',
      cart: [{ variantId: 'suit', quantity: 2, options: [] }],
      shipping: {
        street: 'Badweg',
        housenumber: '12',
        addition: '',
        info: '',
        postalCode: '1234 AB',
        city: 'Zwolle',
        country: 'nl',
      },
      consent: { terms: true },
      askReview: true,
      expectedTotal: 18385,
      expectedCurrency: 'EUR',
    });
  });

  it('disables review invitations when the buyer objects', async () => {
    const backend = startBackend(suits, created);
    await open();
    fillIn();
    fireEvent.click(field(messages.checkout.consent.noReviewMail));
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(backend.orders()[0]?.body.data).not.toHaveProperty('askReview');
  });

  it('creates one order however often the button is pressed', async () => {
    const backend = startBackend(suits, created);
    await open();
    fillIn();
    const button = screen.getByRole('button', { name: messages.checkout.button });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      fireEvent.submit(button.closest('form')!);
    });
    await waitFor(() => expect(navigateTo).toHaveBeenCalledTimes(1));
    expect(backend.orders()).toHaveLength(1);
  });

  it('redirects to the order when nothing is to be paid', async () => {
    startBackend(suits, () => json(201, { data: { slug: 'order-slug-1', paymentUrl: null } }));
    await open();
    fillIn();
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/order-payment?order=order-slug-1'));
  });

  it('never follows a URL that is not http(s)', async () => {
    startBackend(suits, () => json(201, { data: { slug: 'order-slug-1', paymentUrl: 'javascript:alert(1)' } }));
    await open();
    fillIn();
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/order-payment?order=order-slug-1'));
  });

  it('shows old and new total and asks for confirmation before charging', async () => {
    const changed = { ...suits, total: 20385 };
    const backend = startBackend(suits, () => refuse(409, 'TotalChanged', { quote: changed }), created);
    await open();
    backend.state.quote = changed;
    fillIn();
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('from €183.85 to €203.85');
    expect(document.activeElement).toBe(notice);
    expect(navigateTo).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
    const [first, second] = backend.orders();
    expect(second?.body.data?.['expectedTotal']).toBe(20385);
    expect(second?.key).not.toBe(first?.key);
  });

  it('lets choose a way of delivery, orders it, and asks again when it is gone at the same price', async () => {
    const days = { from: '2026-11-24', to: '2026-11-25', before: '15:00' };
    const home = { method: 'home', price: 395, ...days } as const;
    const options = [home, { method: 'letterbox', price: 295, ...days } as const];
    const both: Quote = { ...suits, delivery: { method: 'home', options, untilFree: null } };
    const small: Quote = { ...both, shipping: 295, total: 18285, delivery: { ...both.delivery!, method: 'letterbox' } };
    const onlyHome: Quote = { ...small, delivery: { method: 'home', options: [home], untilFree: null } };
    const backend = startBackend(both, () => refuse(409, 'DeliveryUnavailable', { quote: onlyHome }), created);
    await open();
    screen.getByText('Order and pay before 15:00 today: delivered Tue 24 – Wed 25 November');
    const choice = within(screen.getByRole('group', { name: 'Delivery' }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: /To your door/ }).checked).toBe(true);
    backend.state.quote = small;
    fireEvent.click(choice.getByRole('radio', { name: /Through the letterbox.*€2.95/ }));
    await waitFor(() => expect(screen.getAllByText('€182.85').length).toBeGreaterThan(0));
    expect(backend.to('/api/quote').at(-1)?.body).toMatchObject({ delivery: 'letterbox' });
    fillIn();
    await press();
    await screen.findByText(messages.delivery.changedTitle);
    expect(screen.queryByRole('radio')).toBeNull();
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
    expect(backend.orders().map(({ body }) => body.data?.['delivery'])).toEqual(['letterbox', undefined]);
  });

  describe('to a pick-up point', () => {
    const days = { from: '2026-11-24', to: '2026-11-25', before: '15:00' };
    const options = [
      { method: 'home', price: 395, ...days } as const,
      { method: 'pickup', price: 345, ...days } as const,
    ];
    const atHome: Quote = { ...suits, delivery: { method: 'home', options, untilFree: null } };
    const picked: Quote = { ...atHome, delivery: { ...atHome.delivery!, method: 'pickup' } };
    const point = (id: string, name: string) => ({
      id,
      carrier: 'PostNL',
      name,
      street: 'Kade 3',
      postalCode: '1234 AC',
      city: 'Zwolle',
      country: 'nl',
      distance: 240,
      today: ['09:00 - 18:00'],
    });
    const found =
      (...points: object[]) =>
      () =>
        json(200, { data: { state: 'found', points } });
    const [kiosk, bookshop] = [point('1', 'Kiosk'), point('2', 'Bookshop')];
    const choosePickup = () => fireEvent.click(screen.getByRole('radio', { name: /At a pick-up point/ }));
    const pointRadio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

    it('asks for the postal code, then for a point, and orders it', async () => {
      const backend = startBackend(atHome, created);
      backend.state.points = [found(kiosk, bookshop)];
      await open();
      backend.state.quote = picked;
      choosePickup();
      await screen.findByText(messages.delivery.points.hint);
      expect(backend.to('/api/pickup-points')).toEqual([]);
      fillIn();
      const radio = await pointRadio(
        /Kiosk.*Kade 3, 1234 AC Zwolle.*PostNL · Open today: 09:00\s–\u2060\s18:00.*240 m/,
      );
      expect(backend.to('/api/pickup-points').map(({ body }) => body)).toEqual([
        { country: 'nl', postalCode: '1234 AB' },
      ]);
      await press();
      expect(await screen.findAllByText(messages.forms.errors.choosePoint)).not.toEqual([]);
      expect(backend.orders()).toEqual([]);
      fireEvent.click(radio);
      await press();
      await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
      expect(backend.orders()[0]?.body.data).toMatchObject({ delivery: 'pickup', pickupPoint: '1' });
    });

    it('keeps everything when the point has closed meanwhile, and offers the others', async () => {
      const closed = () => refuse(422, 'ValidationError', { errors: [{ path: ['pickupPoint'], name: 'pointClosed' }] });
      const backend = startBackend(picked, closed, created);
      backend.state.points = [found(kiosk, bookshop), found(bookshop)];
      await open();
      choosePickup();
      fillIn();
      fireEvent.click(await pointRadio(/Kiosk/));
      await press();
      expect(await screen.findAllByText(messages.forms.errors.pointClosed)).not.toEqual([]);
      await waitFor(() => expect(screen.queryByRole('radio', { name: /Kiosk/ })).toBeNull());
      const left = await pointRadio(/Bookshop/);
      expect([left.checked, field('Street').value]).toEqual([false, 'Badweg']);
      fireEvent.click(left);
      await press();
      await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
    });

    it('says so while the carrier is down, and still delivers at home', async () => {
      const backend = startBackend(picked, created);
      const down = () => json(200, { data: { state: 'unavailable' } });
      backend.state.points = [down, found()];
      await open();
      choosePickup();
      fillIn();
      await screen.findByText(messages.delivery.points.down);
      await press(messages.delivery.points.retry);
      await screen.findByText(messages.delivery.points.none);
      backend.state.quote = atHome;
      fireEvent.click(screen.getByRole('radio', { name: /To your door/ }));
      await press();
      await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
      expect(backend.orders()[0]?.body.data).not.toHaveProperty('pickupPoint');
    });
  });

  it('orders with the valid codes and drops one that the order rejects', async () => {
    const taken = { code: 'SUMMER', kind: 'percent', amount: 1799, state: 'applied', minimum: null } as const;
    const cheaper = { ...suits, discount: 1799, total: 16586, codes: [taken] };
    const gone = { ...taken, kind: null, amount: 0, state: 'used_up' } as const;
    addCode('SUMMER');
    const backend = startBackend(
      cheaper,
      () => refuse(409, 'TotalChanged', { quote: { ...suits, codes: [gone] } }),
      created,
    );
    render(<CheckoutContent {...props} />);
    await screen.findAllByText('€165.86');
    expect(screen.getAllByText(/Discount \(SUMMER\)/).length).toBeGreaterThan(0);
    fillIn();
    backend.state.quote = suits;
    await press();
    const notice = await screen.findByText(messages.checkout.totalChanged.title);
    expect(notice).toBeTruthy();
    const typed = screen.getByRole('textbox', { name: 'Discount code or gift card' });
    const reason = document.getElementById(typed.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('“SUMMER” has already been used');
    await waitFor(() => expect(screen.getAllByText('€183.85').length).toBeGreaterThan(0));
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
    const [first, second] = backend.orders();
    expect([first?.body.data?.['codes'], first?.body.data?.['expectedTotal']]).toEqual([['SUMMER'], 16586]);
    expect([second?.body.data?.['codes'], second?.body.data?.['expectedTotal']]).toEqual([undefined, 18385]);
  });

  it('does not order when Enter is pressed in the code field', async () => {
    const backend = startBackend(suits);
    await open();
    fillIn();
    fireEvent.click(screen.getByText('Discount code or gift card'));
    const typed = screen.getByRole('textbox', { name: 'Discount code or gift card' });
    fireEvent.change(typed, { target: { value: 'nope' } });
    await act(async () => void fireEvent.keyDown(typed, { key: 'Enter' }));
    await screen.findByText(messages.discount.reasons.failed);
    expect(backend.orders()).toEqual([]);
  });

  it('offers to log in when the e-mail has an account, and keeps the input', async () => {
    startBackend(suits, () => refuse(409, 'ExistingAccount'));
    await open();
    fillIn();
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This email address may have been used for a previous order');
    for (const name of ['Log in', 'Forgot password', messages.account.checkout.code]) {
      expect(within(notice).getByRole('button', { name })).toBeTruthy();
    }
    expect(field('Email address').value).toBe('noor@example.com');
  });

  it('can be retried after a failure with the same idempotency key', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    const backend = startBackend(suits, offline, () => refuse(500, 'UnknownError'), created);
    await open();
    fillIn();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(messages.forms.problems.unreachable);
    await press();
    await screen.findByText(messages.forms.problems.failed);
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalled());
    expect(new Set(backend.orders().map(({ key }) => key)).size).toBe(1);
  });

  it('reuses the same order after returning from the bank', async () => {
    const payment = () => json(200, { data: { paymentUrl: 'https://pay.example/2' } });
    const backend = startBackend(suits, created, payment);
    await open();
    fillIn();
    await press();
    await screen.findByText(messages.checkout.redirect.title);
    const shown = new Event('pageshow');
    Object.defineProperty(shown, 'persisted', { value: true });
    act(() => void window.dispatchEvent(shown));
    expect(field('First name').value).toBe('Noor');
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenLastCalledWith('https://pay.example/2'));
    expect(backend.orders()).toHaveLength(1);
    expect(backend.to('/api/orders/order-slug-1/pay')).toHaveLength(1);
  });

  it('redirects to an order that was paid elsewhere instead of ordering twice', async () => {
    const backend = startBackend(suits, created);
    const { unmount } = await open();
    fillIn();
    await press();
    await screen.findByText(messages.checkout.redirect.title);
    unmount();
    backend.state.order.status = 'paid';
    await open();
    await waitFor(() => expect(navigateTo).toHaveBeenLastCalledWith('/order-payment?order=order-slug-1'));
  });

  it('replaces the open order when the cart or form has changed', async () => {
    const second = () => json(201, { data: { slug: 'order-slug-2', paymentUrl: 'https://pay.example/2' } });
    const backend = startBackend(suits, created, second);
    await open();
    fillIn();
    await press();
    await screen.findByText(messages.checkout.redirect.title);
    await press(messages.checkout.redirect.back);
    fireEvent.change(field('Country'), { target: { value: 'de' } });
    await waitFor(() => expect(backend.to('/api/quote').at(-1)?.body).toMatchObject({ replaces: 'order-slug-1' }));
    fireEvent.change(field('Country'), { target: { value: 'nl' } });
    type('City', 'Kampen');
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenLastCalledWith('https://pay.example/2'));
    const [before, after] = backend.orders();
    expect(after?.body.data?.['replaces']).toBe('order-slug-1');
    expect(after?.key).not.toBe(before?.key);
  });

  it('creates a new order when the earlier one cannot be paid any more', async () => {
    const second = () => json(201, { data: { slug: 'order-slug-2', paymentUrl: 'https://pay.example/2' } });
    const backend = startBackend(suits, created, () => refuse(409, 'NotPayable'), second);
    backend.state.order.status = 'canceled';
    await open();
    fillIn();
    await press();
    await press(messages.checkout.redirect.back);
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenLastCalledWith('https://pay.example/2'));
    expect(backend.orders()).toHaveLength(2);
  });

  it('marks fields rejected by the server', async () => {
    const details = {
      errors: [
        { path: ['user', 'email'], name: 'email' },
        { path: ['shipping', 'city'], name: 'tooLong' },
      ],
    };
    startBackend(suits, () => refuse(422, 'ValidationError', details));
    await open();
    fillIn();
    await press();
    const summary = await screen.findByRole('group', { name: messages.forms.summary });
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
    expect(field('City').value).toBe('Zwolle');
  });

  it('shows at the country field that it is not served', async () => {
    startBackend(suits, () => refuse(422, 'CountryNotServed'));
    await open();
    fillIn();
    await press();
    await waitFor(() => expect(field('Country').getAttribute('aria-invalid')).toBe('true'));
  });

  it('reports rate limiting', async () => {
    startBackend(suits, () => refuse(429, 'TooManyRequests'));
    await open();
    fillIn();
    await press();
    await screen.findByText(messages.forms.problems.tooMany);
  });

  it('can be resubmitted after the captcha was rejected', async () => {
    startBackend(suits, () => refuse(403, 'CaptchaFailed'), created);
    await open();
    fillIn();
    await press();
    await screen.findByText(messages.forms.problems.captcha);
    expect(field('First name').value).toBe('Noor');
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
  });

  it('says how many pieces can be ordered before earlier orders are paid, and keeps the input', async () => {
    const limit = { allowed: 4, lines: [{ variantId: 'suit', allowed: 3 }] };
    startBackend(suits, () => refuse(409, 'TooManyUnpaid', limit), created);
    await open();
    fillIn();
    await press();
    const notice = await screen.findByRole('alert');
    const { allowed, article, title } = messages.checkout.unpaid;
    expect(notice.textContent).toContain(title);
    expect(notice.textContent).toContain(allowed.replace('{pieces}', '4'));
    expect(notice.textContent).toContain(article.replace('{title}', 'Suit suit').replace('{pieces}', '3'));
    expect(field('First name').value).toBe('Noor');
    await press();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('https://pay.example/1'));
  });

  it('names items that have sold out and keeps the rest', async () => {
    const soldOut = makeQuote([makeLine('suit', { state: 'sold_out', available: 0, total: 0 })], {
      total: 0,
      shipping: 0,
    });
    const lines = [{ variantId: 'suit', state: 'sold_out', available: 0 }];
    const backend = startBackend(suits, () => refuse(422, 'VariantUnavailable', { lines }));
    await open();
    backend.state.quote = soldOut;
    fillIn();
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Suit suit');
    expect(await screen.findAllByText(messages.checkout.summary.unavailable)).not.toHaveLength(0);
    fireEvent.click(within(notice).getByRole('button', { name: messages.checkout.unavailable.adjust }));
    await screen.findByText(messages.checkout.empty.title);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrderRequest, parseQuoteRequest } from './order-request';
import { ShopError } from './shop-error';

const address = { street: 'Kade', housenumber: '1', postalCode: '1234ab', city: 'Delft', country: 'nl' };
const item = { variantId: 'abc', quantity: 1, options: [{ key: 'color', value: 'blue' }] };
const data = {
  user: { firstname: 'Zoë 🦦', lastname: "d'Été", email: 'Zoe@Example.NL' },
  locale: 'nl',
  cart: [item],
  shipping: address,
  consent: { terms: true },
};

function failure(body: unknown): ShopError {
  try {
    parseOrderRequest(body);
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
  throw new Error('was accepted');
}
const fieldsOf = (body: unknown) =>
  (failure(body).details.errors as { path: string[]; name: string }[]).map(
    ({ path, name }) => `${path.join('.')} ${name}`,
  );

describe('parseOrderRequest', () => {
  it('accepts a plain order and tidies it', () => {
    const order = parseOrderRequest({ data });
    expect(order.user).toEqual({ firstname: 'Zoë 🦦', lastname: "d'Été", email: 'zoe@example.nl' });
    expect(order.shipping).toMatchObject({ postalCode: '1234 AB', addition: '', firstname: '' });
    expect(order).toMatchObject({ billing: null, expectedTotal: null, returnUrl: null, replaces: null });
    expect(order.consent).toEqual({ terms: true, immediateAccess: false });
  });

  it('accepts cart and returnUrl next to data, where data wins', () => {
    const { cart, ...rest } = data;
    const other = { ...item, quantity: 5 };
    expect(parseOrderRequest({ data: rest, cart, returnUrl: 'https://a' })).toMatchObject({
      cart,
      returnUrl: 'https://a',
    });
    expect(
      parseOrderRequest({ data: { ...data, returnUrl: 'https://b' }, cart: [other], returnUrl: 'https://a' }),
    ).toMatchObject({
      cart,
      returnUrl: 'https://b',
    });
  });

  it.each([undefined, null, 'x', [], {}, { data: null }, { data: [] }])('rejects the malformed body %j', (body) =>
    expect(failure(body).name).toBe('MalformedRequest'),
  );

  it('reports an empty cart before any other error', () => {
    expect(failure({ data: { cart: [] } }).name).toBe('CartEmpty');
    expect(failure({ data: {} }).name).toBe('CartEmpty');
  });

  it('reports missing consent alone and together with other errors', () => {
    expect(failure({ data: { ...data, consent: undefined } }).name).toBe('ConsentRequired');
    expect(failure({ data: { ...data, consent: { terms: 'true' } } }).name).toBe('ConsentRequired');
    expect(fieldsOf({ data: { ...data, user: {}, consent: null } })).toEqual([
      'user.firstname required',
      'user.lastname required',
      'user.email required',
      'consent.terms accepted',
    ]);
  });

  it('reports every invalid field at once', () => {
    const wrong = { ...address, street: ' ', postalCode: '12', country: 'nl', city: 'x'.repeat(101) };
    expect(
      fieldsOf({ data: { ...data, shipping: wrong, billing: { ...address, country: 'Nederland' } } }).sort(),
    ).toEqual([
      'billing.country country',
      'shipping.city tooLong',
      'shipping.postalCode postalCode',
      'shipping.street required',
    ]);
  });

  it.each([
    'a@b',
    'a b@c.nl',
    'a@b.c',
    '@b.nl',
    'a@.nl',
    'a..b@c.nl',
    '.a@c.nl',
    'a.@c.nl',
    'a@b.nl\u0000',
    'a@b@c.nl',
    'a<b@c.nl',
  ])('refuses the address %j', (email) =>
    expect(fieldsOf({ data: { ...data, user: { ...data.user, email } } })[0]).toMatch(/^user\.email (email|invalid)$/),
  );
  it.each(['a@b.nl', 'a+b@sub.example.museum', "o'neil@example.ie", 'jürgen@exämple.de'])(
    'accepts the address %s',
    (email) => expect(parseOrderRequest({ data: { ...data, user: { ...data.user, email } } }).user.email).toBe(email),
  );

  it.each(['a\u0000b', 'a\nb', '\u202eevil', '\ud800', 'a\u2028b'])('refuses the name %j', (firstname) =>
    expect(fieldsOf({ data: { ...data, user: { ...data.user, firstname } } })).toEqual(['user.firstname invalid']),
  );

  it.each([0, -1, 1.5, 100, '1', null, 1e30])('refuses the quantity %j', (quantity) =>
    expect(fieldsOf({ data: { ...data, cart: [{ ...item, quantity }] } })).toEqual(['cart.0.quantity invalid']),
  );

  it('takes at most 15 lines', () => {
    expect(parseOrderRequest({ data: { ...data, cart: Array.from({ length: 15 }, () => item) } }).cart).toHaveLength(
      15,
    );
    expect(fieldsOf({ data: { ...data, cart: Array.from({ length: 16 }, () => item) } })).toEqual(['cart tooLong']);
  });

  it('ignores unusable hints', () => {
    expect(parseOrderRequest({ data: { ...data, returnUrl: 7, replaces: '../x' } })).toMatchObject({
      returnUrl: null,
      replaces: null,
    });
  });

  it('lets a mail ask for a review only when the checkout said so in so many words', () => {
    const asks = (askReview?: unknown) => parseOrderRequest({ data: { ...data, askReview } }).askReview;
    expect([asks(), asks(null), asks('true'), asks(false), asks(true)]).toEqual([false, false, false, false, true]);
  });

  it('answers anything at all with an order or a ShopError', () => {
    const body = fc.object({
      key: fc.constantFrom('data', 'user', 'email', 'cart', 'shipping', 'consent', '__proto__', 'x'),
      maxDepth: 4,
    });
    fc.assert(
      fc.property(body, (value) => {
        expect(failure(value)).toBeInstanceOf(ShopError);
      }),
    );
  });
});

describe('parseQuoteRequest', () => {
  it('is lenient about country and language, strict about the cart', () => {
    const hints = { email: ' Noor@Example.COM', lessonGift: true, replaces: 'an-order-slug-of-22-ch' };
    expect(parseQuoteRequest({ data: { cart: [item], country: 'DE', locale: 'xx', ...hints } }, 'sv')).toEqual({
      cart: [item],
      codes: [],
      country: 'de',
      delivery: null,
      locale: 'sv',
      email: 'noor@example.com',
      lessonGift: true,
      replaces: 'an-order-slug-of-22-ch',
    });
    const unusable = { country: 'Nederland', email: 'noor@', lessonGift: 'yes', replaces: '../' };
    expect(parseQuoteRequest({ cart: [], ...unusable }, 'nl')).toEqual({
      cart: [],
      codes: [],
      country: null,
      delivery: null,
      locale: 'nl',
      email: null,
      lessonGift: false,
      replaces: null,
    });
    expect(() => parseQuoteRequest({ data: { cart: [{ variantId: 'x' }] } }, 'nl')).toThrow(ShopError);
    expect(() => parseQuoteRequest('x', 'nl')).toThrow(ShopError);
  });

  it('takes a few short codes as they were typed', () => {
    expect(parseQuoteRequest({ cart: [], codes: [' summer ', 'x'] }, 'nl').codes).toEqual([' summer ', 'x']);
    expect(parseQuoteRequest({ cart: [], codes: null }, 'nl').codes).toEqual([]);
    for (const codes of ['SUMMER', [1], ['x'.repeat(65)], ['a', 'b', 'c', 'd']]) {
      expect(() => parseQuoteRequest({ cart: [], codes }, 'nl')).toThrow(ShopError);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { createWithdrawalSchema, withdrawnQuantity, parseWithdrawnOrder } from './withdrawal-schema';
import { toWithdrawnOrder } from './withdrawn-order';
import { withdrawnLines, describeWithdrawal, mailtoStatement, allQuantities } from './describe-withdrawal';
import type { WithdrawalValues, WithdrawnOrder } from './types';
import { type FullOrder } from '@/backend/contract/order';

const order: WithdrawnOrder = {
  slug: 'abcdefgh12345678',
  orderNr: 'ZW2026-00042',
  lines: [
    { variantId: 'suit', title: 'Suit, blue, M', quantity: 2 },
    { variantId: 'poncho', title: 'Poncho', quantity: 1 },
  ],
};
const values = (over: Partial<WithdrawalValues> = {}): WithdrawalValues => ({
  name: 'Åsa Öberg',
  orderNr: 'ZW2026-00042',
  email: 'asa@example.com',
  text: '',
  lines: {},
  ...over,
});
const errors = (given: WithdrawalValues, of: WithdrawnOrder | null = null) =>
  Object.fromEntries(
    (createWithdrawalSchema(of).safeParse(given).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('validation of the statement', () => {
  it('require name, order number and email only', () => {
    expect(errors(values())).toEqual({});
    expect(errors(values({ name: ' ', orderNr: '', email: '' }))).toEqual({
      name: 'required',
      orderNr: 'required',
      email: 'required',
    });
    expect(errors(values({ email: 'asa@', text: 'x'.repeat(1001) }))).toEqual({ email: 'email', text: 'tooLong' });
  });

  it('require at least one item of a known order', () => {
    expect(errors(values({ lines: { suit: '0', poncho: '0' } }), order)).toEqual({ 'lines.suit': 'required' });
    expect(errors(values({ lines: { suit: '0', poncho: '1' } }), order)).toEqual({});
  });
});

it.each([
  ['1', 1],
  ['2', 2],
  ['99', 2],
  ['-1', 0],
  ['1.5', 0],
  ['', 0],
  ['x', 0],
  ['constructor', 0],
])('counts %j pieces as %i of two', (given, pieces) => {
  expect(withdrawnQuantity({ lines: { suit: given } }, { variantId: 'suit', title: '', quantity: 2 })).toBe(pieces);
});

describe('the withdrawn lines', () => {
  const words = { what: 'What', text: 'Words', whole: 'Everything' };

  it('are the whole order unless something is kept', () => {
    expect(withdrawnLines(values({ lines: allQuantities(order) }), order)).toEqual([]);
    expect(withdrawnLines(values(), null)).toEqual([]);
    expect(withdrawnLines(values({ lines: { suit: '1', poncho: '0' } }), order)).toEqual([
      { variantId: 'suit', title: 'Suit, blue, M', quantity: 1 },
    ]);
  });

  it('are described as text', () => {
    expect(describeWithdrawal(values(), null, words)).toEqual([['What', 'Everything']]);
    expect(describeWithdrawal(values({ text: 'Just the poncho' }), null, words)).toEqual([
      ['Words', 'Just the poncho'],
    ]);
    expect(describeWithdrawal(values({ lines: { suit: '1', poncho: '1' } }), order, words)).toEqual([
      ['What', '1 × Suit, blue, M\n1 × Poncho'],
    ]);
  });

  it('can be sent by mail as a fallback', () => {
    const href = mailtoStatement('shop@example.com', [['Name', 'Åsa & Öberg']], {
      subject: 'Nr. 1',
      statement: 'I withdraw:',
    });
    expect(href).toBe(
      'mailto:shop@example.com?subject=Nr.%201&body=I%20withdraw%3A%0A%0AName%3A%20%C3%85sa%20%26%20%C3%96berg',
    );
  });
});

describe('an order sent back by a form', () => {
  it('round-trips', () => {
    expect(parseWithdrawnOrder(JSON.stringify(order))).toEqual(order);
  });

  it.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['[]', 'no order'],
    [JSON.stringify({ ...order, slug: '../x' }), 'another address'],
    [JSON.stringify({ ...order, lines: Array.from({ length: 16 }, () => order.lines[0]) }), 'too many lines'],
    [JSON.stringify({ ...order, lines: [{ variantId: '__proto__', title: '', quantity: 1 }] }), 'no variant'],
  ])('is rejected when it is %s (%s)', (text) => {
    expect(parseWithdrawnOrder(text)).toBeNull();
  });

  it('merges variants, with colour and size in the title', () => {
    const line = { variantId: 'suit', title: 'Suit', options: [{ key: 'color', value: 'blue' }], quantity: 1 };
    const labels = { keys: { color: 'Colour' }, values: { color: { blue: 'blue' } } };
    const full = { slug: order.slug, orderNr: order.orderNr, lines: [line, line] } as unknown as FullOrder;
    expect(toWithdrawnOrder(full, labels).lines).toEqual([{ variantId: 'suit', title: 'Suit, blue', quantity: 2 }]);
  });
});

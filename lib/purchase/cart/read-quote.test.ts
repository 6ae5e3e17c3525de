import { describe, expect, it } from 'vitest';
import { makeLine, makeQuote } from './quote.fixtures';
import { readQuote } from './read-quote';

const quote = makeQuote([
  makeLine('a', { options: [{ key: 'size', value: 'm' }], image: { url: '/media/a.webp', width: 10, height: 20 } }),
]);

describe('readQuote', () => {
  it('parses a response', () => {
    expect(readQuote(JSON.parse(JSON.stringify({ data: quote })))).toEqual(quote);
  });

  it('parses ways of delivery', () => {
    const option = { method: 'letterbox', price: 295, from: '2026-11-24', to: '2026-11-25', before: null } as const;
    const delivery = { method: 'letterbox', options: [option], untilFree: 705 } as const;
    expect(readQuote({ data: { ...quote, delivery } }).delivery).toEqual(delivery);
    expect(() => readQuote({ data: { ...quote, delivery: { ...delivery, method: 'rocket' } } })).toThrow('quote:');
  });

  it('accepts missing optional fields', () => {
    const bare = {
      ...quote,
      vatLines: undefined,
      country: undefined,
      lines: [{ ...quote.lines[0], image: null, slug: undefined }],
    };
    expect(readQuote({ data: bare })).toMatchObject({
      vatLines: [],
      country: null,
      lines: [{ image: null, slug: null }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['an error', { error: { status: 500 } }],
    ['no lines', { data: { ...quote, lines: null } }],
    ['a total as text', { data: { ...quote, total: '12' } }],
    ['an unknown state', { data: { ...quote, lines: [{ ...quote.lines[0], state: 'maybe' }] } }],
    ['a broken option', { data: { ...quote, lines: [{ ...quote.lines[0], options: [{ key: 1 }] }] } }],
  ])('rejects %s', (_, answer) => {
    expect(() => readQuote(answer)).toThrow('quote:');
  });
});

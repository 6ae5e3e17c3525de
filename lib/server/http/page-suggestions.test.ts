import { describe, expect, it } from 'vitest';
import { addSuggestions, titleFromPath, takeSuggestions } from './page-suggestions';

const answer = (header?: string) => {
  const headers = new Map(header === undefined ? [] : [['x-shop-suggestions', header]]);
  return {
    headers,
    getHeader: (name: string) => headers.get(name),
    removeHeader: (name: string) => void headers.delete(name),
  };
};

describe('takeSuggestions', () => {
  it('reads and removes the header', () => {
    const res = answer('/shop/a /b');
    expect(takeSuggestions(res)).toEqual(['/shop/a', '/b']);
    expect(res.headers.size).toBe(0);
    expect(takeSuggestions(answer())).toEqual([]);
  });
});

describe('addSuggestions', () => {
  const view = '<ul><!--suggestions--></ul><script>"\\u003c!--suggestions--\\u003e"</script>';
  it('inserts links without changing scripts', () => {
    expect(addSuggestions(view, ['/shop/zwotter-classic'])).toBe(
      '<ul><li><a href="/shop/zwotter-classic">Zwotter classic</a></li></ul><script>"\\u003c!--suggestions--\\u003e"</script>',
    );
    expect(addSuggestions(view, [])).toBe(view);
  });
  it('escapes paths', () => {
    expect(addSuggestions(view, ['/%3Cimg%20src=x%3E$&'])).toContain('>&#60;img src=x&#62;$&#38;</a>');
  });
});

it('derives a title from the last segment', () => {
  expect(titleFromPath('/hulp/%C3%BCber-die_groesse')).toBe('Über die groesse');
});

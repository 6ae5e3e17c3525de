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
  it('reads them and removes them', () => {
    const res = answer('/shop/a /b');
    expect(takeSuggestions(res)).toEqual(['/shop/a', '/b']);
    expect(res.headers.size).toBe(0);
    expect(takeSuggestions(answer())).toEqual([]);
  });
});

describe('addSuggestions', () => {
  const view = '<ul><!--suggestions--></ul><script>"\\u003c!--suggestions--\\u003e"</script>';
  it('puts links into the view, and leaves its scripts alone', () => {
    expect(addSuggestions(view, ['/shop/zwotter-classic'])).toBe(
      '<ul><li><a href="/shop/zwotter-classic">Zwotter classic</a></li></ul><script>"\\u003c!--suggestions--\\u003e"</script>',
    );
    expect(addSuggestions(view, [])).toBe(view);
  });
  it('never lets an address write markup', () => {
    expect(addSuggestions(view, ['/%3Cimg%20src=x%3E$&'])).toContain('>&#60;img src=x&#62;$&#38;</a>');
  });
});

it('names a path by the words of its last part', () => {
  expect(titleFromPath('/hulp/%C3%BCber-die_groesse')).toBe('Über die groesse');
});

import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { findInvalidAttributes } from '../../support/crawl/invalid-attributes';

const found = (html: string): string[] => findInvalidAttributes(parseFragment(html).childNodes[0] as Tree.Element);

describe('attributes that a validator refuses', () => {
  it.each([
    ['<main vt-update="auto"></main>', ['vt-update']],
    ['<input type="checkbox" autocomplete="on">', ['autocomplete']],
    ['<input type="radio" autocomplete="off" name="size">', ['autocomplete']],
    ['<p onclick="x()" colour="red"></p>', ['onclick', 'colour']],
  ])('%s', (html, names) => expect(found(html)).toEqual(names));

  it.each([
    '<input type="email" autocomplete="email" required>',
    '<input autocomplete="name" aria-describedby="a" data-x="1">',
    '<select autocomplete="country"></select>',
    '<svg viewBox="0 0 1 1" stroke-linecap="round"></svg>',
  ])('none of %s', (html) => expect(found(html)).toEqual([]));
});

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clickedUrl, noteClick } from './clicked-link';

let now = 0;
beforeEach(() => {
  // Later than any click of the test before.
  now += 100_000;
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => noteClick(event, now), { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  event.preventDefault();
  document.querySelector('b')?.dispatchEvent(event);
}

it('is where a click leads, for ten seconds', () => {
  click('<a href="/shop?color=blue"><b>Shop</b></a>');
  expect(clickedUrl(now + 10_000)).toBe(`${location.origin}/shop?color=blue`);
  expect(clickedUrl(now + 10_001)).toBeNull();
});

it.each([
  ['<b>no link</b>'],
  ['<a href="https://elsewhere.example/"><b>elsewhere</b></a>'],
  ['<a href="/shop" target="_blank"><b>another tab</b></a>'],
  ['<a href="/invoice.pdf" download><b>a file</b></a>'],
  ['<a href="#top"><b>this page</b></a>'],
])('is nothing after a click on %s', (html) => {
  click(html);
  expect(clickedUrl(now)).toBeNull();
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'is nothing after a click into another tab: %o',
  (init) => {
    click('<a href="/shop"><b>Shop</b></a>', init);
    expect(clickedUrl(now)).toBeNull();
  },
);

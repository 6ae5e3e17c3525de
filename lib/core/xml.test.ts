import { expect, it } from 'vitest';
import { escapeXml, xmlElement } from './xml';

it('escapes markup and quotes', () => {
  expect(escapeXml('a & <b> "c" ]]>')).toBe('a &amp; &lt;b&gt; &quot;c&quot; ]]&gt;');
});

it('removes what XML forbids, and keeps the rest', () => {
  expect(escapeXml('a\u0000\u0008\u001f\uFFFE\uD800b\t\n🦦')).toBe('ab\t\n🦦');
});

it('makes no element without text', () => {
  expect([xmlElement('a', 'b'), xmlElement('a', '')]).toEqual(['<a>b</a>', '']);
});

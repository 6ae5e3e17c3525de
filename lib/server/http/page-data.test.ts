import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compactPageData } from './page-data';
import { createScriptMark } from './script-mark';

const mark = createScriptMark('secret of the shop');
const compact = (html: string): string => compactPageData(html, mark).html;

/** As Next writes it. */
const escapeHtml = (json: string): string =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const script = (text: string): string =>
  `${mark.openTag}self.__next_f.push(${escapeHtml(JSON.stringify([1, text]))})</script>`;

/** What the scripts of a page add up to. */
function run(html: string): string {
  const self = { __next_f: [] as [number, string][] };
  for (const [, code = ''] of html.matchAll(/<script[^>]*>(self[^<]*)<\/script>/g)) runInNewContext(code, { self });
  return self.__next_f.map(([, text]) => text).join('');
}

const structured = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('compactPageData', () => {
  it('joins the data and needs no backslash before quotes', () => {
    expect(compact(`<i></i>${script('1:["a"]\n2:')}${script('["b"]')}<b></b>`)).toBe(
      `<i></i>${mark.openTag}self.__next_f.push([1,'1:["a"]\\n2:["b"]'])</script><b></b>`,
    );
  });

  it.each([
    `it's "quoted" \\" \\\\ \\' \\\\"`,
    '</script><!-- <script> -->',
    'a\u2028b\u2029c\r\n\t\0d',
    'é € 🦦 & \\u003c',
    '',
  ])('keeps %j', (text) => {
    const html = compact(`${script(text)}${script('end')}`);
    expect(run(html)).toBe(`${text}end`);
    expect(html.match(/</g)).toHaveLength(2);
  });

  it('tells markup and data apart', () => {
    const page = `<i></i>${script('1:["a"]\n2:')}${script('["b"]')}<b></b>`;
    expect(compactPageData(page, mark)).toMatchObject({ markup: '<i></i><b></b>', data: '1:["a"]\n2:["b"]' });
    const other = `${mark.openTag}self.__next_f.push([3,"AAEC"])</script>`;
    expect(compactPageData(page + other, mark).data).toBeNull();
  });

  it('joins only neighbours', () => {
    const html = compact(`${script('1:')}<p></p>${script('"a"')}`);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(run(html)).toBe('1:"a"');
  });

  it.each([
    ['without the mark', '<script>self.__next_f.push([1,"evil"])</script>'],
    ['with other data', `${mark.openTag}self.__next_f.push([3,"AAEC"])</script>`],
    ['with other code', `${mark.openTag}self.__next_f.push([1,"a".repeat(2)])</script>`],
    ['of another name', `${mark.openTag}(self.__next_f=self.__next_f||[]).push([0])</script>`],
  ])('leaves a script %s as it is', (_, other) => {
    expect(compact(`${script('a')}${other}`)).toContain(other);
  });

  it('sends structured data once, whether the data has it as a row or in place', () => {
    const long = `{"name":"${'é'.repeat(600)} it's"}`;
    const short = '{"name":"a \\u003cb>"}';
    const row = `2:T${Buffer.byteLength(long).toString(16)},${long}`;
    const html = compact(
      `${structured(long)}${structured(short)}${script(`1:{"__html":"$2"}\n${row}3:`)}${script(`{"__html":${JSON.stringify(short)}}\n`)}`,
    );
    expect(html).toContain(structured(long) + structured(short));
    expect(run(html)).toBe('1:{"__html":"$2"}\n2:T0,3:{"__html":""}\n');
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, findInlineScripts } from './content-security-policy';
import { createScriptMark } from './script-mark';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const mark = createScriptMark('secret of the shop');
const nonce = /'nonce-([^']+)'/.exec(mark.policy)?.[1] ?? '';
const own = (code: string, attributes = ''): string => `<script nonce="${nonce}"${attributes}>${code}</script>`;

describe('findInlineScripts', () => {
  const find = (html: string) => findInlineScripts(html, mark);

  it('hashes every distinct script that Next wrote', () => {
    const html = `${own('a()')}${own('\n b("é")\n', ' id="_R_"')}${own('a()')}<SCRIPT nonce="${nonce}" type="module">m</SCRIPT >`;
    expect(find(html)).toEqual({ hashes: [hash('a()'), hash('\n b("é")\n'), hash('m')], foreign: [] });
  });

  it('hashes the code as it is sent, without the mark', () => {
    const { hashes } = find(own(`push("nonce ${nonce}")`));
    expect(hashes).toEqual([hash(`push("nonce ${'x'.repeat(nonce.length)}")`)]);
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce>evil()</script>',
    `<script nonce="${'x'.repeat(nonce.length)}">evil()</script>`,
    '<script type="text/javascript">evil()</script>',
    '<script data-type="application/json">evil()</script>',
    // What Next writes, without its mark.
    '<script>self.__next_f.push([1,"0:[]"])</script>',
  ])('leaves out %s', (html) => {
    expect(find(`${own('a()')}${html}`).hashes).toEqual([hash('a()')]);
  });

  it('names the scripts that it leaves out', () => {
    expect(find('<script>evil()</script><script src="/a.js" async></script>').foreign).toEqual(['evil()']);
  });

  it('ignores external scripts and data blocks', () => {
    expect(
      find(`<script src="/a.js" nonce="${nonce}" async></script><script type="application/ld+json">{"a":1}</script>`),
    ).toEqual({ hashes: [], foreign: [] });
  });
});

describe('contentSecurityPolicy', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

  it('allows own resources and inline scripts of this page', () => {
    const policy = contentSecurityPolicy([hash('a()')]);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
  });

  it('allows configured services only', () => {
    const policy = contentSecurityPolicy([], ['https://tags.example']);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://tags.example");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://tags.example');
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  });
});

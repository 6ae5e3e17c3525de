import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('hashInlineScripts', () => {
  it('hashes every distinct inline script', () => {
    const html = `<script>a()</script><script id="_R_" nonce>\n b("é")\n</script ><script>a()</script><SCRIPT type="module">m</SCRIPT>`;
    expect(hashInlineScripts(html)).toEqual([hash('a()'), hash('\n b("é")\n'), hash('m')]);
  });

  it('ignores external scripts and data blocks', () => {
    expect(
      hashInlineScripts('<script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script>'),
    ).toEqual([]);
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

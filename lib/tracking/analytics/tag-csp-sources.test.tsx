// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/server/http/content-security-policy';
import { tagPolicy } from './tag-csp-sources';
import { type TagManager } from '@/lib/core/tag-manager-settings';

const gtm: TagManager = { kind: 'gtm', id: 'GTM-ABC123', scriptUrl: null };
const ga: TagManager = { kind: 'ga', id: 'G-ABC123', scriptUrl: null };
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

async function insertedCode(id: string): Promise<string> {
  return waitFor(() => {
    const script = document.getElementById(id);
    if (!script) throw new Error('not inserted yet');
    return script.innerHTML;
  });
}

describe('the policy for the tags', () => {
  it('contains the hash of the inline code that the component renders', async () => {
    render(<GoogleTagManager gtmId={gtm.id} />);
    const code = await insertedCode('_next-gtm-init');
    expect(code).toContain('gtm.start');
    expect(tagPolicy(gtm).script).toContain(hashOf(code));
    render(<GoogleAnalytics gaId={ga.id} />);
    const analytics = await insertedCode('_next-ga-init');
    expect(analytics).toContain(ga.id);
    expect(tagPolicy(ga).script).toContain(hashOf(analytics));
  });

  it('allows Google only if configured', () => {
    const policy = (manager: TagManager | null) => contentSecurityPolicy([], [], tagPolicy(manager));
    expect(policy(null)).toBe(contentSecurityPolicy([]));
    expect(policy(ga)).toContain('https://*.google-analytics.com');
    expect(policy(ga)).not.toContain('doubleclick');
    expect(policy(gtm)).toContain('frame-src https://www.googletagmanager.com https://td.doubleclick.net');
    for (const manager of [gtm, ga]) expect(policy(manager)).not.toContain('unsafe');
  });

  it('allows only the configured script origin', () => {
    const policy = contentSecurityPolicy([], [], tagPolicy({ ...gtm, scriptUrl: 'http://localhost:1400/gtm.js' }));
    expect(policy).toContain('http://localhost:1400');
    expect(policy).not.toContain('google');
    expect(policy).toContain("frame-src 'none'");
  });
});

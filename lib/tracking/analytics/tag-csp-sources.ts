import { createHash } from 'node:crypto';
import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_SOURCES, type PolicySources } from '@/lib/server/http/content-security-policy';
import { type TagManager } from '@/lib/core/tag-manager-settings';

/** Google's own list (developers.google.com/tag-platform/security/guides/csp). */
const MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
/** Conversions of Google Ads, which only a container (`GTM-…`) can hold. */
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://stats.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** CSP sources for the tags; inline code is allowed by its hash only. */
export function tagPolicy(manager: TagManager | null): PolicySources {
  if (!manager) return NO_SOURCES;
  const script = inlineScripts(manager).map(hash);
  if (manager.scriptUrl !== null) {
    const { origin } = new URL(manager.scriptUrl);
    return { script: [origin, ...script], img: [origin], connect: [origin], frame: [] };
  }
  if (manager.kind === 'ga') return { script: [MANAGER, ...script], img: ANALYTICS, connect: ANALYTICS, frame: [] };
  return {
    script: [MANAGER, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', ...script],
    img: [...ANALYTICS, ...ADS],
    connect: [...ANALYTICS, ...ADS],
    frame: [MANAGER, 'https://td.doubleclick.net'],
  };
}

/** Inline code of the component for this id, taken from its rendered output, so that package updates cannot break the hashes. */
function inlineScripts({ kind, id, scriptUrl }: TagManager): string[] {
  let rendered: ReactNode = null;
  // Rendered in a component because of its hooks; next/script itself renders nothing on the server.
  function Probe() {
    rendered =
      kind === 'ga'
        ? GoogleAnalytics({ gaId: id })
        : GoogleTagManager({ gtmId: id, gtmScriptUrl: scriptUrl ?? undefined });
    return null;
  }
  renderToStaticMarkup(createElement(Probe));
  return findCode(rendered);
}

interface Markup {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

function findCode(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(findCode);
  if (!isValidElement<Markup>(node)) return [];
  const { children, dangerouslySetInnerHTML } = node.props;
  return [...(dangerouslySetInnerHTML ? [dangerouslySetInnerHTML.__html] : []), ...findCode(children)];
}

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

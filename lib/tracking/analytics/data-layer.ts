import type { Choices } from '@/lib/session/consent-cookie';
import { type ConsentMode, toConsentMode } from './consent-mode';
import type { ShopEvent } from './events';
import { publicUrl, publicReferrer } from './page-url';
import { type TagManager } from '@/lib/core/tag-manager-settings';

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Google's tags only treat a function's own `arguments` object as a command. */
function command(..._words: unknown[]): void {
  push(arguments);
}

/** Consent Mode: denies everything, then grants what the visitor allowed. Must run before any tag is loaded. */
export function startDataLayer(choices: Choices): void {
  if (!window.dataLayer) {
    command('consent', 'default', toConsentMode({ statistics: false, marketing: false }));
    command('set', 'ads_data_redaction', true);
    command('set', 'url_passthrough', false);
    setPage(location.href, publicReferrer(document.referrer, location.origin));
  }
  updateConsent(toConsentMode(choices));
}

const updateConsent = (mode: ConsentMode): void => command('consent', 'update', mode);

/** Overrides the page URL for all tags, because the real one may contain a secret. */
export function setPage(href: string, referrer: string): void {
  command('set', { page_location: publicUrl(href), page_referrer: referrer });
}

/** Reports a client-side navigation; only Analytics detects it automatically. */
export function sendPageView(kind: TagManager['kind'], referrer: string): void {
  if (kind === 'ga') return;
  push({ event: 'page_view', ...page(), page_referrer: referrer });
}

/**
 * Sends an event in the format of either: a tag manager reads `ecommerce`, which must be reset first; Analytics takes a
 * command.
 */
export function sendEvent(kind: TagManager['kind'], { event, ...parameters }: ShopEvent): void {
  if (kind === 'ga') {
    command('event', event, { ...parameters, ...page() });
    return;
  }
  push({ ecommerce: null });
  push({ event, ecommerce: parameters, ...page() });
}

const page = () => ({ page_location: publicUrl(location.href) });

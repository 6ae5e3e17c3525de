import type { Choices } from '@/lib/session/consent-cookie';
import { type ConsentMode, toConsentMode } from './consent-mode';
import type { ShopEvent } from './events';
import { publicUrl, publicReferrer } from './page-url';
import { type TagManager } from '@/lib/core/tag-manager-settings';

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Google's tags tell commands from events by the kind of object: only a function's own `arguments` is a command. */
function command(..._words: unknown[]): void {
  push(arguments);
}

/** Consent Mode: first of all everything is denied, then what the visitor allowed is granted. Pushed before any tag is loaded. */
export function startDataLayer(choices: Choices): void {
  if (!window.dataLayer) {
    command('consent', 'default', toConsentMode({ statistics: false, marketing: false }));
    command('set', 'ads_data_redaction', true);
    command('set', 'url_passthrough', false);
    setPage(location.href, publicReferrer(document.referrer, location.origin));
  }
  updateConsent(toConsentMode(choices));
}

export const updateConsent = (mode: ConsentMode): void => command('consent', 'update', mode);

/** The address that counts for everything from now on, in place of the browser's own, which may hold a secret. */
export function setPage(href: string, referrer: string): void {
  command('set', { page_location: publicUrl(href), page_referrer: referrer });
}

/** A page that came without loading a document. Analytics alone notices that by itself. */
export function sendPageView(kind: TagManager['kind'], referrer: string): void {
  if (kind === 'ga') return;
  push({ event: 'page_view', ...page(), page_referrer: referrer });
}

/** In the words of either: a tag manager reads `ecommerce` and is told to forget the last one, Analytics takes a command. */
export function sendEvent(kind: TagManager['kind'], { event, ...parameters }: ShopEvent): void {
  if (kind === 'ga') {
    command('event', event, { ...parameters, ...page() });
    return;
  }
  push({ ecommerce: null });
  push({ event, ecommerce: parameters, ...page() });
}

const page = () => ({ page_location: publicUrl(location.href) });

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Choices } from '@/lib/session/consent-cookie';
import { encodeConsent } from '@/lib/session/encode-consent';
import { sendEvent, startDataLayer } from './data-layer';
import { type ShopEvent, shopEvent } from './events';
import { trackPurchase } from './track-purchase';
import { setTagSender, track } from './track';

const event = shopEvent('view_item', 'EUR', [{ item_id: 'v1', item_name: 'Suit', price: 1, quantity: 1 }]);
let sent: ShopEvent[] = [];
const record = (next: ShopEvent) => void sent.push(next);

function answer(choices: Choices | null): void {
  const at = Math.floor(Date.now() / 1000);
  const value = choices && encodeConsent({ ...choices, id: '0d5f0c5e-8a51-4f0b-9b7c-1f2e3d4c5b6a', at });
  document.cookie = value ? `consent=${value}; path=/` : 'consent=; max-age=0; path=/';
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => {
  setTagSender(null);
  answer(null);
  delete window.dataLayer;
});

describe('track', () => {
  it('neither sends nor queues without consent', () => {
    expect(track(event)).toBe(false);
    answer({ statistics: false, marketing: false });
    expect(track(event)).toBe(false);
    answer({ statistics: true, marketing: false });
    setTagSender(record);
    expect(sent).toEqual([]);
  });

  it('queues events until the tags are loaded', () => {
    answer({ statistics: true, marketing: false });
    expect(track(event)).toBe(true);
    setTagSender(record);
    expect(sent).toEqual([event]);
    expect(track(event)).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('stops when consent is revoked', () => {
    answer({ statistics: false, marketing: true });
    setTagSender(record);
    setTagSender(null);
    answer({ statistics: false, marketing: false });
    expect(track(event)).toBe(false);
  });
});

describe('a purchase', () => {
  it('is sent once per order, and stored only if sent', () => {
    setTagSender(record);
    trackPurchase('slug-1', event);
    expect(localStorage.length).toBe(0);
    answer({ statistics: true, marketing: true });
    for (const slug of ['slug-1', 'slug-1', 'slug-2']) trackPurchase(slug, event);
    expect(sent).toHaveLength(2);
  });

  it('ignores invalid stored data', () => {
    setTagSender(record);
    answer({ statistics: true, marketing: true });
    for (const broken of ['{', '"x"', '[1,null]']) {
      localStorage.setItem('tracked-purchases', broken);
      trackPurchase('slug-1', event);
    }
    expect(sent).toHaveLength(3);
  });
});

describe('the data layer', () => {
  const entries = () =>
    (window.dataLayer ?? []).map((entry) => ('length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry));

  it('denies everything before granting', () => {
    startDataLayer({ statistics: true, marketing: false });
    const [first, ...rest] = entries();
    expect(first).toEqual([
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ]);
    expect(rest.at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('formats events for the configured kind of tags', () => {
    history.replaceState(null, '', '/order-payment?order=secretslug');
    sendEvent('gtm', event);
    sendEvent('ga', event);
    const { event: _name, ...parameters } = event;
    const page = { page_location: `${location.origin}/order-payment` };
    expect(entries()).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: parameters, ...page },
      ['event', 'view_item', { ...parameters, ...page }],
    ]);
  });
});

import { TRACKED_PURCHASES_KEY } from '@/lib/tracking/consent/tag-cookies';
import type { ShopEvent } from './events';
import { track } from './track';

const MAX_STORED = 20;

function readTrackedPurchases(): string[] {
  try {
    const tracked: unknown = JSON.parse(localStorage.getItem(TRACKED_PURCHASES_KEY) ?? '[]');
    return Array.isArray(tracked) ? tracked.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Tracks a purchase once, even if its page is reopened. Without consent nothing is sent or stored. */
export function trackPurchase(slug: string, purchase: ShopEvent): void {
  const tracked = readTrackedPurchases();
  if (tracked.includes(slug) || !track(purchase)) return;
  try {
    localStorage.setItem(TRACKED_PURCHASES_KEY, JSON.stringify([...tracked, slug].slice(-MAX_STORED)));
  } catch {
    // Without storage it may be sent twice; tags deduplicate by transaction id.
  }
}

import { TRACKED_PURCHASES_KEY } from '@/lib/tracking/consent/tag-cookies';
import type { ShopEvent } from './events';
import { track } from './track';

const MAX_STORED = 20;

function readTrackedPurchases(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TRACKED_PURCHASES_KEY) ?? '[]');
    return Array.isArray(told) ? told.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Tracks a purchase once, even if its page is reopened. Without consent nothing is sent or stored. */
export function trackPurchase(slug: string, purchase: ShopEvent): void {
  const told = readTrackedPurchases();
  if (told.includes(slug) || !track(purchase)) return;
  try {
    localStorage.setItem(TRACKED_PURCHASES_KEY, JSON.stringify([...told, slug].slice(-MAX_STORED)));
  } catch {
    // Without storage it may be sent twice; tags deduplicate by transaction id.
  }
}

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

/** A purchase is told once, also when its page is opened again. Without consent nothing is told, and nothing remembered. */
export function trackPurchase(slug: string, purchase: ShopEvent): void {
  const told = readTrackedPurchases();
  if (told.includes(slug) || !track(purchase)) return;
  try {
    localStorage.setItem(TRACKED_PURCHASES_KEY, JSON.stringify([...told, slug].slice(-MAX_STORED)));
  } catch {
    // Without storage it may be told twice; the transaction's number then tells that it is the same one.
  }
}

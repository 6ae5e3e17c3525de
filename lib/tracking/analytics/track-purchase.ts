import { TOLD_PURCHASES } from '@/lib/tracking/consent/tag-cookies';
import type { ShopEvent } from './events';
import { track } from './track';

const MAX_KEPT = 20;

function readTold(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TOLD_PURCHASES) ?? '[]');
    return Array.isArray(told) ? told.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** A purchase is told once, also when its page is opened again. Without consent nothing is told, and nothing remembered. */
export function trackPurchase(slug: string, purchase: ShopEvent): void {
  const told = readTold();
  if (told.includes(slug) || !track(purchase)) return;
  try {
    localStorage.setItem(TOLD_PURCHASES, JSON.stringify([...told, slug].slice(-MAX_KEPT)));
  } catch {
    // Without storage it may be told twice; the transaction's number then tells that it is the same one.
  }
}

import { readConsent } from '@/lib/tracking/consent/store';
import type { ShopEvent } from './events';

type Send = (event: ShopEvent) => void;

/** Events of a page that is still loading its tags. */
const MAX_WAITING = 30;
let send: Send | null = null;
let waiting: ShopEvent[] = [];

/** Tells the tags what happened; false when they may not know. Without consent nothing is sent, and nothing kept for later. */
export function track(event: ShopEvent): boolean {
  const consent = readConsent();
  if (!consent?.statistics && !consent?.marketing) return false;
  if (send) send(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
  return true;
}

/** The tags are there, or (null) may not be told anything any more. */
export function connectTags(next: Send | null): void {
  send = next;
  if (next) for (const event of waiting) next(event);
  waiting = [];
}

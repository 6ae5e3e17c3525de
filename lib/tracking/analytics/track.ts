import { readConsent } from '@/lib/tracking/consent/consent-store';
import type { ShopEvent } from './events';

type Send = (event: ShopEvent) => void;

/** Events of a page that is still loading its tags. */
const MAX_QUEUED = 30;
let send: Send | null = null;
let queue: ShopEvent[] = [];

/** Tells the tags what happened; false when they may not know. Without consent nothing is sent, and nothing kept for later. */
export function track(event: ShopEvent): boolean {
  const consent = readConsent();
  if (!consent?.statistics && !consent?.marketing) return false;
  if (send) send(event);
  else if (queue.length < MAX_QUEUED) queue.push(event);
  return true;
}

/** The tags are there, or (null) may not be told anything any more. */
export function setTagSender(next: Send | null): void {
  send = next;
  if (next) for (const event of queue) next(event);
  queue = [];
}

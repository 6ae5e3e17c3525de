import { readConsent } from '@/lib/tracking/consent/consent-store';
import type { ShopEvent } from './events';

type Send = (event: ShopEvent) => void;

/** Maximum number of events queued while tags load. */
const MAX_QUEUED = 30;
let send: Send | null = null;
let queue: ShopEvent[] = [];

/** Sends an event to the tags; returns false without consent, when nothing is sent or queued. */
export function track(event: ShopEvent): boolean {
  const consent = readConsent();
  if (!consent?.statistics && !consent?.marketing) return false;
  if (send) send(event);
  else if (queue.length < MAX_QUEUED) queue.push(event);
  return true;
}

/** Sets the sender once tags are loaded, or null when consent is revoked. */
export function setTagSender(next: Send | null): void {
  send = next;
  if (next) for (const event of queue) next(event);
  queue = [];
}

import { parseInstance } from '../../../contract/instance';

/** A storefront that asked this process what changed. */
export interface SeenStorefront {
  name: string;
  release: string;
  /** ISO time of its last question. */
  askedAt: string;
}

const MAX_STOREFRONTS = 100;
/** A process that was silent for so long is gone: containers have another name after each deployment. */
export const GONE_MS = 10 * 60_000;
const seen = new Map<string, SeenStorefront>();

function forgetGone(now: number): void {
  for (const { name, askedAt } of seen.values()) if (now - Date.parse(askedAt) > GONE_MS) seen.delete(name);
}

/** @param header value of `INSTANCE_HEADER` */
export function recordStorefront(header: string, now = Date.now()): void {
  const instance = parseInstance(header);
  if (!instance) return;
  if (seen.size >= MAX_STOREFRONTS) forgetGone(now);
  if (seen.size >= MAX_STOREFRONTS && !seen.has(instance.name)) return;
  seen.set(instance.name, { ...instance, askedAt: new Date(now).toISOString() });
}

export function seenStorefronts(now = Date.now()): SeenStorefront[] {
  forgetGone(now);
  return [...seen.values()];
}

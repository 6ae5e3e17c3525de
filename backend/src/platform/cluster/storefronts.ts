import { parseInstance } from '../../../contract/instance';

/** A storefront that asked this process what changed. */
export interface SeenStorefront {
  name: string;
  release: string;
  /** ISO time of its last question. */
  askedAt: string;
}

const MAX_STOREFRONTS = 100;
const seen = new Map<string, SeenStorefront>();

/** @param header value of `INSTANCE_HEADER` */
export function recordStorefront(header: string): void {
  const instance = parseInstance(header);
  if (!instance || (seen.size >= MAX_STOREFRONTS && !seen.has(instance.name))) return;
  seen.set(instance.name, { ...instance, askedAt: new Date().toISOString() });
}

export const seenStorefronts = (): SeenStorefront[] => [...seen.values()];

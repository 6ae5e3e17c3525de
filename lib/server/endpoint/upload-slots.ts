import ipaddr from 'ipaddr.js';
import { tooMany } from '@/lib/backend/endpoint-errors';

/** Maximum number of large bodies in memory at the same time. */
const SLOTS = 4;
/** Per network, so that slow uploads cannot block all others. */
const SLOTS_PER_NETWORK = 2;

const taken: string[] = [];

/** Groups IPv6 addresses by /64, the smallest network assigned to a customer. */
function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':') : address;
}

/**
 * Acquires an upload slot and returns a function that releases it. Throws `TooManyRequests` (429) if none is free, or this
 * network has its share.
 */
export function acquireUploadSlot(address: string): () => void {
  const network = networkOf(address);
  const own = taken.filter((other) => other === network).length;
  if (taken.length >= SLOTS || own >= SLOTS_PER_NETWORK) throw tooMany();
  taken.push(network);
  return () => void taken.splice(taken.indexOf(network), 1);
}

import ipaddr from 'ipaddr.js';
import { tooMany } from '@/lib/backend/endpoint-errors';

/** Large bodies that are read at the same time: as much memory as all visitors together may take. */
const SLOTS = 4;
/** Of one address, so that nobody who sends slowly keeps all others out. */
const SLOTS_PER_NETWORK = 2;

const taken: string[] = [];

/** One customer of an IPv6 provider has a whole /64 of addresses. */
function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':') : address;
}

/**
 * Takes a place among those whose large bodies are being read; the answer gives it back.
 * Throws `TooManyRequests` (429) when there is none, or this address has its share.
 */
export function acquireUploadSlot(address: string): () => void {
  const network = networkOf(address);
  const own = taken.filter((other) => other === network).length;
  if (taken.length >= SLOTS || own >= SLOTS_PER_NETWORK) throw tooMany();
  taken.push(network);
  return () => void taken.splice(taken.indexOf(network), 1);
}

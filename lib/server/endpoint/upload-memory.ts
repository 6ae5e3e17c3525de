import ipaddr from 'ipaddr.js';
import { tooMany } from '@/lib/backend/endpoint-errors';

const MEGABYTE = 1024 * 1024;
/** Bytes of uploads in memory at the same time: four of the largest forms. */
const MAX_BYTES = 96 * MEGABYTE;
/** Per network, so that it leaves room for others. */
const MAX_BYTES_PER_NETWORK = 48 * MEGABYTE;

/** Bytes in memory by network. */
const held = new Map<string, number>();

/** Groups IPv6 addresses by /64, the smallest network assigned to a customer. */
function networkOf(address: string): string {
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':') : address;
}

/** The memory of one upload. Only what arrived is counted: an upload that sends slowly takes no room from others. */
export interface UploadMemory {
  /** Counts bytes that arrived. Throws `TooManyRequests` (429) if this network or the server holds too many. */
  add(bytes: number): void;
  release(): void;
}

export function openUploadMemory(address: string): UploadMemory {
  const network = networkOf(address);
  let own = 0;
  const count = (bytes: number): void => {
    own += bytes;
    const total = (held.get(network) ?? 0) + bytes;
    if (total > 0) held.set(network, total);
    else held.delete(network);
  };
  return {
    add(bytes) {
      const total = [...held.values()].reduce((sum, some) => sum + some, bytes);
      if (total > MAX_BYTES || (held.get(network) ?? 0) + bytes > MAX_BYTES_PER_NETWORK) throw tooMany();
      count(bytes);
    },
    release: () => count(-own),
  };
}

import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { SECRET_HEADER } from '@/backend/contract/headers';

/** Signed addresses work for a quarter of an hour. */
const KEEP_MS = 10 * 60_000;
const ADDRESS_MS = 5_000;
/** Until the storage begins to answer. */
const OPEN_MS = 10_000;
const FORWARDED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;

const addressSchema = z.object({ data: z.object({ url: z.url() }) });

export interface FilmStore {
  /** Asks the storage for a film's file, or the part of it that a player wants; null when it is not there. */
  open: (asset: string, name: string, headers: IncomingHttpHeaders) => Promise<Response | null>;
}

/** Films in the bucket, by addresses that the backend signs: this process has no keys of it. */
export function createFilmStore(backendUrl: string, shopSecret: string): FilmStore {
  const addresses = new LRUCache<string, string>({ max: 500, ttl: KEEP_MS });

  const findAddress = async (asset: string, name: string): Promise<string | null> => {
    const id = `${asset}/${name}`;
    const known = addresses.get(id);
    if (known !== undefined) return known;
    const query = new URLSearchParams({ key: asset, file: name });
    const response = await fetch(`${backendUrl}/api/film-address?${query.toString()}`, {
      headers: { [SECRET_HEADER]: shopSecret },
      signal: AbortSignal.timeout(ADDRESS_MS),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The backend answered ${response.status}`);
    const { url } = addressSchema.parse(await response.json()).data;
    addresses.set(id, url);
    return url;
  };

  return {
    async open(asset, name, given) {
      const address = await findAddress(asset, name);
      if (address === null) return null;
      const headers = new Headers({ 'accept-encoding': 'identity' });
      for (const header of FORWARDED) {
        const value = given[header];
        if (typeof value === 'string') headers.set(header, value);
      }
      const opening = new AbortController();
      const timer = setTimeout(() => opening.abort(), OPEN_MS);
      const response = await fetch(address, { headers, signal: opening.signal }).finally(() => clearTimeout(timer));
      if (response.ok || response.status === 304 || response.status === 416) return response;
      await response.body?.cancel();
      // Keys were changed, or the clock: the next viewer asks for another address.
      if (response.status === 403) addresses.delete(`${asset}/${name}`);
      if (response.status === 404) return null;
      throw new Error(`The storage answered ${response.status}`);
    },
  };
}

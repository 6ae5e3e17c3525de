type Entries = Map<string, Response>;

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://shop.example').pathname;

/** Caches in memory, for what this folder uses of them. `room` limits the bytes of all entries. */
export function fakeCaches(room = Number.POSITIVE_INFINITY) {
  const stores = new Map<string, Entries>();
  const sizeOf = async (entries: Entries): Promise<number> => {
    let size = 0;
    for (const entry of entries.values()) size += (await entry.clone().blob()).size;
    return size;
  };
  const cacheOf = (entries: Entries) => ({
    match: async (request: RequestInfo | URL) => entries.get(pathOf(request))?.clone(),
    keys: async () => [...entries.keys()].map((path) => new Request(`https://shop.example${path}`)),
    delete: async (request: RequestInfo | URL) => entries.delete(pathOf(request)),
    put: async (request: RequestInfo | URL, response: Response) => {
      const { size } = await response.clone().blob();
      if ((await sizeOf(entries)) + size > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(pathOf(request), response.clone());
    },
  });
  const storage = {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
  };
  return {
    storage: storage as unknown as CacheStorage,
    /** Paths of what is stored; null without a cache. */
    paths: (name: string): string[] | null => {
      const entries = stores.get(name);
      return entries ? [...entries.keys()].sort() : null;
    },
  };
}

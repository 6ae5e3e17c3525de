/** Rendered error pages by locale and kind. */
type Views = Map<string, { at: number; view: Promise<string> }>;

/** On globalThis, because server.ts and endpoints are bundled separately but run in one process. */
const holder = globalThis as typeof globalThis & { shopFallbackViews?: Views };

export const errorPageCache = (): Views => (holder.shopFallbackViews ??= new Map());

/** Called after a publish, which may change the menus. */
export const clearErrorPageCache = (): void => errorPageCache().clear();

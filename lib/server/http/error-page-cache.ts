/** Error views as they were rendered last, by language and kind. */
type Views = Map<string, { at: number; view: Promise<string> }>;

/** On globalThis, because server.ts, which shows them, and endpoints are bundled apart but run in one process. */
const holder = globalThis as typeof globalThis & { shopFallbackViews?: Views };

export const errorPageCache = (): Views => (holder.shopFallbackViews ??= new Map());

/** Something was published: their menus may have changed. */
export const clearErrorPageCache = (): void => errorPageCache().clear();

/** Storage can be full, switched off or hold another version's data: then there is simply nothing there. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Begins the keys of what belongs to who is signed in, see `removeOwn`. */
export const OWN = 'own:';

/** What zod's schemas have. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export function readStored<T>(storage: () => BrowserStorage, key: string, schema: Schema<T>): T | null {
  try {
    const text = storage().getItem(key);
    const parsed = text ? schema.safeParse(JSON.parse(text)) : null;
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeStored(storage: () => BrowserStorage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage everything still works; it only forgets more.
  }
}

export function removeStored(storage: () => BrowserStorage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Somebody signs out: whoever uses this browser next is another person. */
export function removeOwn(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept).filter((name) => name.startsWith(OWN))) kept.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Of this tab, until it closes. */
export const tabStorage = (): BrowserStorage => window.sessionStorage;
/** Of this browser: a bank app may come back in another tab. */
export const sharedStorage = (): Storage => window.localStorage;

/** Storage can be full, disabled or hold data of another version; every access then behaves as if it were empty. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key prefix of data that belongs to the signed-in account; see `removeAccountData`. */
export const ACCOUNT_KEY_PREFIX = 'own:';

/** The part of a zod schema that is used here. */
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
    // Storage is optional: without it the value is lost on the next page load.
  }
}

export function removeStored(storage: () => BrowserStorage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Removes what belongs to the signed-in account from all tabs, and everything that was typed in this one. */
export function removeAccountData(): void {
  try {
    for (const key of Object.keys(window.localStorage).filter((name) => name.startsWith(ACCOUNT_KEY_PREFIX)))
      window.localStorage.removeItem(key);
    window.sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

/** Storage of this tab, until it closes. */
export const tabStorage = (): BrowserStorage => window.sessionStorage;
/** Storage shared by all tabs: a banking app may return to another tab. */
export const sharedStorage = (): Storage => window.localStorage;

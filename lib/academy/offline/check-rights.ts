import { callApi } from '@/lib/core/api';
import { forgetSavedLessons } from '@/lib/core/offline-cache';
import { POOL } from './pool-config';
import { keepLessons, type PageLanguage, readManifest, SEEN } from './saved-lessons';
import { whileLocked } from './while-locked';

interface Known {
  /** Tag of the account. */
  owner: string;
  /** Those of the asked lessons that the account may watch. */
  open: string[];
  /** The server's clock. Milliseconds. */
  now: number;
}

type Rights = ({ kind: 'known' } & Known) | { kind: 'signedOut' | 'off' | 'unreachable' };

const ENDPOINT = '/api/academy/offline';

/**
 * Checks what is saved against what this account may watch now, and removes the rest: everything when nobody or somebody else
 * is signed in, or saving is switched off. A failed request changes nothing. Runs inside the lock.
 */
export async function checkRights(page: PageLanguage): Promise<Rights> {
  const manifest = await readManifest();
  const body = { lessons: manifest?.lessons.map(({ id }) => id) ?? [] };
  // The endpoint of this shop has validated what it answers.
  const result = await callApi<{ data: Known }>(ENDPOINT, { method: 'POST', body });
  if (!result.ok) {
    const { status } = result.error;
    if (status !== 401 && status !== 404) return { kind: 'unreachable' };
    await forgetSavedLessons();
    return { kind: status === 401 ? 'signedOut' : 'off' };
  }
  const { owner, open, now } = result.data.data;
  if (manifest && manifest.owner !== owner) await forgetSavedLessons();
  else if (manifest) {
    // The server's clock counts from here on; that of this device may once have been ahead.
    await (await caches.open(POOL.cache)).delete(SEEN);
    const kept = manifest.lessons.filter(({ id }) => open.includes(id));
    await keepLessons({ ...manifest, checkedAt: now }, kept, page);
  }
  return { kind: 'known', owner, open, now };
}

/** Checks what is saved, if anything is; unless another tab is changing it right now. */
export async function refreshRights(page: PageLanguage): Promise<void> {
  if (!(await caches.has(POOL.cache))) return;
  // Without a manifest the first saving was cut off.
  const check = async () => ((await readManifest()) ? checkRights(page) : forgetSavedLessons());
  await whileLocked<unknown>(check, { ifFree: true });
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dataDir } from '../files/data-paths';

/** Left in the data folder by `npm run restore`. */
const FILE = 'restored.json';
const KEY = 'restored';

const restoreSchema = z.object({
  /** Time of the backup: everything later is lost. */
  made: z.iso.datetime(),
  /** Part of every number issued since, unique to this restore. */
  mark: z.string().regex(/^[A-Z0-9]{5}$/),
});
const stateSchema = restoreSchema.extend({
  /** Whether the payments of the lost time were compared with the provider's. */
  reconciled: z.boolean(),
});
export type RestoredState = z.infer<typeof stateSchema>;

let mark = '';

/**
 * Distinguishes the numbers of orders and invoices issued since the last restore from those issued, and lost, after its
 * backup was made. Empty in a shop that was never restored.
 */
export const restoreMark = (): string => mark;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'shop' });

/** The last restore of this shop; null if it was never restored. */
export async function readRestoredState(strapi: Core.Strapi): Promise<RestoredState | null> {
  const stored: unknown = await storeOf(strapi).get({ key: KEY });
  return stored === null || stored === undefined ? null : stateSchema.parse(stored);
}

export async function markReconciled(strapi: Core.Strapi, state: RestoredState): Promise<void> {
  await storeOf(strapi).set({ key: KEY, value: { ...state, reconciled: true } });
}

/** Before any number is issued: takes over the restore that the data folder tells of, and loads the mark. */
export async function loadRestoredState(strapi: Core.Strapi): Promise<void> {
  const file = path.join(dataDir(), FILE);
  if (existsSync(file)) {
    const restored = restoreSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    await storeOf(strapi).set({ key: KEY, value: { ...restored, reconciled: false } });
    rmSync(file);
  }
  mark = (await readRestoredState(strapi))?.mark ?? '';
}

import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataDir } from '../../platform/files/data-paths';
import { env } from '../../platform/env/env';
import { followChanges } from './follow-changes';
import { readSearchEntries, readPublished } from './read-search-entries';
import { type Kind, KINDS, SearchIndex } from './search-index';
import { LOCALES } from '../../../contract/locales';
import { reportError } from '../../platform/telemetry/report-error';

/** Collects events, so that publishing several languages is one sync. */
const DEBOUNCE_MS = 50;
const BATCH = 50;

let current: SearchIndex | null = null;

/** Null before the shop has started and after it has stopped. */
export const searchIndex = (): SearchIndex | null => current;

/** Synchronizes the index with the published entries of a kind or document; only differences are written. */
async function syncKind(strapi: Core.Strapi, index: SearchIndex, kind: Kind, id?: string): Promise<void> {
  const published = await readPublished(strapi.db.connection, kind, id);
  for (const locale of LOCALES) {
    const wanted = published.filter((entry) => entry.locale === locale);
    const ids = new Set(wanted.map((entry) => entry.id));
    const known = index.versions(locale, kind, id);
    index.remove(
      locale,
      kind,
      [...known.keys()].filter((document) => !ids.has(document)),
    );
    const changed = wanted.filter((entry) => known.get(entry.id) !== entry.version);
    for (let at = 0; at < changed.length; at += BATCH) {
      if (current !== index) return;
      index.put(await readSearchEntries(strapi, kind, locale, changed.slice(at, at + BATCH)));
    }
  }
}

const kindOf = (uid: string): Kind | undefined => KINDS.find((kind) => uid === `api::${kind}.${kind}`);

/** `product:abc` is the tag of one document. */
function documentOf(tag: string): { kind: Kind; id: string } | null {
  const [type, id] = tag.split(':');
  const kind = KINDS.find((known) => known === type);
  return kind && id ? { kind, id } : null;
}

/**
 * Opens the index, synchronizes it in the background and updates single documents after a publish, unpublish or delete, here or in
 * another backend.
 * Changes without events (a restored backup, another version) are picked up at the next start.
 */
export async function startSearch(strapi: Core.Strapi): Promise<void> {
  const index = new SearchIndex(env().searchFile ?? path.join(dataDir(), 'search.db'));
  current = index;
  const waiting = new Map<string, { kind: Kind; id?: string }>();
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    for (const [key, { kind, id }] of waiting) {
      if (current !== index) return;
      waiting.delete(key);
      try {
        await syncKind(strapi, index, kind, id);
      } catch (error) {
        if (current !== index) return;
        reportError(strapi, 'Search index', error);
      }
    }
  };
  const scheduleSync = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = null;
      last = last.then(work);
    }, DEBOUNCE_MS);
    timer.unref();
  };

  const syncAll = (): void => {
    for (const kind of KINDS) waiting.set(kind, { kind });
    scheduleSync();
  };
  const syncDocument = ({ kind, id }: { kind: Kind; id: string }): void => {
    waiting.set(`${kind} ${id}`, { kind, id });
    scheduleSync();
  };
  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete', 'entry.update']) {
    strapi.eventHub.on(event, async ({ uid, entry }: { uid: string; entry: { documentId?: string } }) => {
      const kind = kindOf(uid);
      if (!kind || !entry.documentId) return;
      syncDocument({ kind, id: entry.documentId });
    });
  }
  strapi.server.httpServer.on('close', () => {
    if (current === index) current = null;
    if (timer) clearTimeout(timer);
    void last.finally(() => index.close());
  });
  await followChanges(strapi, (tags) => {
    if (!tags) return syncAll();
    for (const document of [...tags].map(documentOf)) if (document) syncDocument(document);
  });
  syncAll();
}

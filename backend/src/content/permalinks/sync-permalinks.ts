import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { resolvePagePaths, readLessons, readPages, readSlugs } from './route-index';
import { revalidate } from '../../platform/revalidation/revalidate';
import { type Permalink, storePermalinks } from './permalink-store';
import { ROUTE_KINDS, type RouteKind } from '../../../contract/route-kinds';

/** Maximum time that a reader of the route index waits for a running sync. */
const MAX_WAIT_MS = 1000;

const toPermalink = (kind: RouteKind) => (row: { id: string; locale: string; slug: string }) => ({
  kind,
  language: row.locale,
  path: row.slug,
  entry: row.id,
});

const pagePermalinks = async (db: Knex): Promise<Permalink[]> =>
  resolvePagePaths(await readPages(db)).map(({ id, locale, path }) =>
    toPermalink('page')({ id, locale, slug: path.join('/') }),
  );

async function lessonPermalinks(db: Knex): Promise<Permalink[]> {
  const levels = new Map((await readSlugs(db, 'levels')).map(({ id, locale, slug }) => [`${locale} ${id}`, slug]));
  return (await readLessons(db)).flatMap(({ level, ...lesson }) => {
    const folder = levels.get(`${lesson.locale} ${level}`);
    return folder === undefined ? [] : [toPermalink('lesson')({ ...lesson, slug: `${folder}/${lesson.slug}` })];
  });
}

/** Live permalinks per kind. Products and articles can be read individually, because there may be many. */
const READ_PERMALINKS: Record<RouteKind, (db: Knex, id?: string) => Promise<Permalink[]>> = {
  page: pagePermalinks,
  product: async (db, id) => (await readSlugs(db, 'products', id)).map(toPermalink('product')),
  article: async (db, id) => (await readSlugs(db, 'articles', id)).map(toPermalink('article')),
  level: async (db) => (await readSlugs(db, 'levels')).map(toPermalink('level')),
  lesson: lessonPermalinks,
};

interface SyncTask {
  kind: RouteKind;
  id?: string;
}

/** Kinds to synchronize after a change of an entry: a page affects its subpages, a level its lessons. */
function syncTasksOf(uid: string, id: string): SyncTask[] {
  const kind = ROUTE_KINDS.find((candidate) => uid === `api::${candidate}.${candidate}`);
  if (kind === 'product' || kind === 'article') return [{ kind, id }];
  if (kind === 'level') return [{ kind }, { kind: 'lesson' }];
  return kind ? [{ kind }] : [];
}

let last: Promise<unknown> = Promise.resolve();

/** Waits for pending syncs, at most `MAX_WAIT_MS`. */
export async function waitForPermalinkSync(): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
  await Promise.race([last, pause]);
}

/**
 * Stores the permalinks of published entries, driven by the events after a publish, unpublish or delete. Changes that emit
 * no event (direct SQL, a crash right after the commit) are picked up at the next start.
 */
export async function startPermalinkSync(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  let stopped = false;
  const run = async (jobs: SyncTask[]): Promise<boolean> => {
    let moved = false;
    try {
      for (const { kind, id } of jobs) {
        if (stopped) return false;
        moved =
          (await storePermalinks(db, await READ_PERMALINKS[kind](db, id), { kind, id, now: new Date() })) || moved;
      }
    } catch (error) {
      if (!stopped) strapi.log.error(`Permalink sync failed: ${error instanceof Error ? error.message : 'unknown'}`);
    }
    return moved;
  };

  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete']) {
    strapi.eventHub.on(event, async ({ uid, entry }: { uid: string; entry: { documentId?: string } }) => {
      const jobs = entry.documentId ? syncTasksOf(uid, entry.documentId) : [];
      if (jobs.length === 0) return;
      last = last.then(async () => {
        if (await run(jobs)) revalidate(['address']);
      });
    });
  }
  strapi.server.httpServer.on('close', () => {
    stopped = true;
  });
  last = run(ROUTE_KINDS.map((kind) => ({ kind })));
  await last;
}

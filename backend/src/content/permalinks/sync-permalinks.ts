import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { resolvePagePaths, readLessons, readPages, readSlugs } from './published-routes';
import { appendChange, restartLog } from '../../platform/changes/change-log';
import { transact } from '../../platform/database/transact';
import { entryTags, typeName } from '../../platform/revalidation/entry-tags';
import { revalidate } from '../../platform/revalidation/revalidate';
import { type Permalink, storePermalinks } from './permalink-store';
import { ROUTE_KINDS, type RouteKind } from '../../../contract/route-kinds';
import { reportError } from '../../platform/telemetry/report-error';

/** Maximum time that a reader of the whole route index waits for changes that are being stored. */
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
  product: async (db, id) =>
    (await readSlugs(db, 'products', id === undefined ? undefined : [id])).map(toPermalink('product')),
  article: async (db, id) =>
    (await readSlugs(db, 'articles', id === undefined ? undefined : [id])).map(toPermalink('article')),
  level: async (db) => (await readSlugs(db, 'levels')).map(toPermalink('level')),
  lesson: lessonPermalinks,
};

interface SyncTask {
  kind: RouteKind;
  id?: string;
}

const kindOf = (type: string): RouteKind | undefined => ROUTE_KINDS.find((kind) => kind === type);

/** Kinds to synchronize after a change of an entry: a page affects its subpages, a level its lessons. */
function syncTasksOf(type: string, id: string): SyncTask[] {
  const kind = kindOf(type);
  if (kind === 'product' || kind === 'article') return [{ kind, id }];
  if (kind === 'level') return [{ kind }, { kind: 'lesson' }];
  return kind ? [{ kind }] : [];
}

/** Types without drafts that the route index contains something of. */
const DIRECT = ['article-tag', 'redirect', 'site-settings'];

/** Stores the permalinks that changed, and tells whether any did. */
async function sync(db: Knex.Transaction, tasks: SyncTask[], now: Date): Promise<boolean> {
  let hasMoved = false;
  for (const { kind, id } of tasks)
    hasMoved = (await storePermalinks(db, await READ_PERMALINKS[kind](db, id), { kind, id, now })) || hasMoved;
  return hasMoved;
}

interface EntryEvent {
  uid: string;
  entry: { documentId?: string };
}

/**
 * Stores the permalinks of published entries and writes down what changed, in the order of the events. What emits no event
 * (direct SQL, a crash right after the commit) is picked up at the next start.
 */
class PermalinkSync {
  readonly #strapi: Core.Strapi;
  #last: Promise<void> = Promise.resolve();
  #started = false;
  #stopped = false;
  /** Whether a change could not be written down: the log is not complete then. */
  #hasMissed = false;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    const { eventHub, server } = strapi;
    for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete'])
      eventHub.on(event, ({ uid, entry }: EntryEvent) => this.#onChange(typeName(uid), entry.documentId, ROUTE_KINDS));
    for (const event of ['entry.create', 'entry.update', 'entry.delete'])
      eventHub.on(event, ({ uid, entry }: EntryEvent) => this.#onChange(typeName(uid), entry.documentId, DIRECT));
    server.httpServer.on('close', () => {
      this.#stopped = true;
    });
  }

  /** Compares everything: nobody knows what happened since the last stop. */
  async start(): Promise<void> {
    this.#started = true;
    const everything = ROUTE_KINDS.map((kind) => ({ kind }));
    await this.#enqueue(everything, null);
  }

  /** Waits for pending changes, at most `MAX_WAIT_MS`. */
  async wait(): Promise<void> {
    const pause = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
    await Promise.race([this.#last, pause]);
  }

  get hasMissed(): boolean {
    return this.#hasMissed;
  }

  async #onChange(type: string, id: string | undefined, types: readonly string[]): Promise<void> {
    // Changes of the seed are found by the comparison at the start.
    if (!this.#started || !id || !types.includes(type)) return;
    await this.#enqueue(syncTasksOf(type, id), entryTags(type, id));
  }

  /** Without tags anything may have changed. */
  #enqueue(tasks: SyncTask[], tags: string[] | null): Promise<void> {
    this.#last = this.#last.then(() => this.#record(tasks, tags));
    return this.#last;
  }

  async #record(tasks: SyncTask[], tags: string[] | null): Promise<void> {
    if (this.#stopped) return;
    const known = this.#hasMissed ? null : tags;
    try {
      const hasMoved = await transact(this.#strapi.db.connection, async (trx) => {
        const now = new Date();
        const moved = await sync(trx, tasks, now);
        if (known) await appendChange(trx, known, now);
        else await restartLog(trx, now);
        return moved;
      });
      this.#hasMissed = false;
      if (hasMoved) revalidate(['address']);
    } catch (error) {
      if (this.#stopped) return;
      this.#hasMissed = true;
      reportError(this.#strapi, 'Permalink sync failed', error);
    }
  }
}

let current: PermalinkSync | null = null;

export function permalinkSync(): PermalinkSync {
  if (!current) throw new Error('Permalinks were read before the shop had started');
  return current;
}

/** Must run before the listeners that revalidate pages, so that those pages read the new permalinks. */
export function createPermalinkSync(strapi: Core.Strapi): void {
  current = new PermalinkSync(strapi);
}

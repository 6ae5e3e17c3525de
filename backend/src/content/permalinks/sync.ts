import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { placePages, readLessons, readPages, readSlugs } from './route-index';
import { revalidate } from '../../platform/revalidation/revalidate';
import { type Address, storeAddresses } from './permalink-store';
import { ROUTE_KINDS, type RouteKind } from '../../../contract/route-kinds';

/** The longest that a reader of the index waits for what was published just now. */
const SETTLE_MS = 1000;

const toAddress = (kind: RouteKind) => (row: { id: string; locale: string; slug: string }) => ({
  kind,
  language: row.locale,
  path: row.slug,
  entry: row.id,
});

const pageAddresses = async (db: Knex): Promise<Address[]> =>
  placePages(await readPages(db)).map(({ id, locale, path }) =>
    toAddress('page')({ id, locale, slug: path.join('/') }),
  );

async function lessonAddresses(db: Knex): Promise<Address[]> {
  const levels = new Map((await readSlugs(db, 'levels')).map(({ id, locale, slug }) => [`${locale} ${id}`, slug]));
  return (await readLessons(db)).flatMap(({ level, ...lesson }) => {
    const folder = levels.get(`${lesson.locale} ${level}`);
    return folder === undefined ? [] : [toAddress('lesson')({ ...lesson, slug: `${folder}/${lesson.slug}` })];
  });
}

/** What has an address now. Products and articles can be asked for one by one, because there may be many. */
const READ: Record<RouteKind, (db: Knex, id?: string) => Promise<Address[]>> = {
  page: pageAddresses,
  product: async (db, id) => (await readSlugs(db, 'products', id)).map(toAddress('product')),
  article: async (db, id) => (await readSlugs(db, 'articles', id)).map(toAddress('article')),
  level: async (db) => (await readSlugs(db, 'levels')).map(toAddress('level')),
  lesson: lessonAddresses,
};

interface Job {
  kind: RouteKind;
  id?: string;
}

/** What a change of one entry moves: a page its children, a level its lessons. */
function jobsOf(uid: string, id: string): Job[] {
  const kind = ROUTE_KINDS.find((candidate) => uid === `api::${candidate}.${candidate}`);
  if (kind === 'product' || kind === 'article') return [{ kind, id }];
  if (kind === 'level') return [{ kind }, { kind: 'lesson' }];
  return kind ? [{ kind }] : [];
}

let last: Promise<unknown> = Promise.resolve();

/** Waits, but not for long, until what was published is remembered. */
export async function settleAddresses(): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, SETTLE_MS).unref());
  await Promise.race([last, pause]);
}

/**
 * Remembers every address that a published entry has, from the events that come after the transaction of a publish, an unpublish
 * or a removal. What is missed (rows written by SQL, a crash right after the commit) the next start finds.
 */
export async function startAddresses(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  let stopped = false;
  const run = async (jobs: Job[]): Promise<boolean> => {
    let moved = false;
    try {
      for (const { kind, id } of jobs) {
        if (stopped) return false;
        moved = (await storeAddresses(db, await READ[kind](db, id), { kind, id, now: new Date() })) || moved;
      }
    } catch (error) {
      if (!stopped) strapi.log.error(`Addresses: ${error instanceof Error ? error.message : 'unknown'}`);
    }
    return moved;
  };

  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete']) {
    strapi.eventHub.on(event, async ({ uid, entry }: { uid: string; entry: { documentId?: string } }) => {
      const jobs = entry.documentId ? jobsOf(uid, entry.documentId) : [];
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

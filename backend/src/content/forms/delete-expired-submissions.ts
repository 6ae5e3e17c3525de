import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { processEach, runSteps } from '../../platform/jobs/process-each';
import type { Job } from '../../platform/jobs/start-job';
import { fileStore } from '../../platform/files/file-store';
import { SUBMISSIONS, removeFolder } from '../../platform/files/uploads';
import { DAY_MS } from '../../domain/time';
import { env } from '../../platform/env/env';

const BATCH = 200;
/** Retention of consent records, covering legal claims. */
const CONSENT_DAYS = 3 * 365;

/** Deletes the outbox messages and files of a submission. */
async function deleteFilesAndMails(db: Knex, row: { id: number; document_id: string }): Promise<void> {
  await db('outbox_messages')
    .where({ topic: `submission:${row.id}` })
    .delete();
  await removeFolder(row.document_id);
}

/** Deletes all submissions of an email address (GDPR art. 17). */
export async function deleteSubmissionsOf(db: Knex, email: string): Promise<void> {
  const rows: { id: number; document_id: string }[] = await db('form_submissions')
    .whereRaw('lower(sender) = ?', [email.toLowerCase()])
    .select('id', 'document_id');
  for (const row of rows) {
    await deleteFilesAndMails(db, row);
    await db('form_submissions').where({ id: row.id }).delete();
  }
}

/**
 * Deletes expired submissions. Files first: a remaining row is found by the next run, a remaining file is not. Files that
 * can not be deleted keep only their own row.
 */
async function deleteExpiredSubmissions(strapi: Core.Strapi, now: Date): Promise<void> {
  const db = strapi.db.connection;
  let deleted = 0;
  for (let after = 0; ; ) {
    const rows: { id: number; document_id: string }[] = await db('form_submissions')
      .where('expires_at', '<', now)
      .andWhere('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'document_id');
    await processEach(strapi, 'Retention of submissions', rows, async (row) => {
      await deleteFilesAndMails(db, row);
      deleted += await db('form_submissions').where({ id: row.id }).delete();
    });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
  if (deleted > 0) strapi.log.info(`Retention: ${deleted} form submissions deleted`);
}

/** Deletes folders without a row, left by a crash or a restored database. */
async function deleteOrphanedFolders(strapi: Core.Strapi, now: Date): Promise<void> {
  const folders = await fileStore().list(SUBMISSIONS);
  await processEach(strapi, 'Retention of folders', folders, async ({ name, changedAt }) => {
    if (now.getTime() - changedAt.getTime() < DAY_MS) return;
    const row: unknown = await strapi.db.connection('form_submissions').where({ document_id: name }).first('id');
    if (!row) await removeFolder(name);
  });
}

/** Enforces the retention periods of submissions and consent records. */
function deleteExpiredFormData(strapi: Core.Strapi, now = new Date()): Promise<void> {
  return runSteps(strapi, 'Retention', {
    submissions: () => deleteExpiredSubmissions(strapi, now),
    consent: () =>
      strapi.db
        .connection('consent_records')
        .where('created_at', '<', new Date(now.getTime() - CONSENT_DAYS * DAY_MS))
        .delete(),
    folders: () => deleteOrphanedFolders(strapi, now),
  });
}

export function retentionJob(strapi: Core.Strapi): Job {
  const everyMs = env().jobs.retentionMs;
  // Runs soon after a start, because the shop may have been down for a while.
  return { everyMs, firstRunMs: Math.min(everyMs, 10_000), run: () => deleteExpiredFormData(strapi) };
}

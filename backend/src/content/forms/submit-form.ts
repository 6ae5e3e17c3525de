import type { Core } from '@strapi/strapi';
import { hashBody } from '../../domain/body-hash';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { MESSAGES } from '../../platform/mail/messages';
import { type NewMail, enqueueMails } from '../../platform/outbox/enqueue-mails';
import { transact } from '../../platform/database/transact';
import {
  type SubmittedValue,
  formatSubmittedValues,
  parseSubmittedValues,
  senderOf,
  summarise,
} from './submitted-values';
import type { StoredForm } from '../../domain/form-fields';
import { formLimits, limitFiles, mayMailSubmission } from './rate-limits';
import { readForm } from './read-form';
import { type SubmissionInput, hashToken } from './parse-submission';
import { type Upload, hashFiles, readUploads, removeFolder, storeFiles } from '../../platform/files/uploads';
import { DAY_MS } from '../../domain/time';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import type { MailKind } from '../../platform/outbox/mail-kinds';

interface Submission {
  form: StoredForm;
  ip: string;
  input: SubmissionInput;
  answers: SubmittedValue[];
  bodyHash: string;
  tokenHash: string;
}

/** Body hash of an earlier submission with this token; undefined if none. */
async function findEarlier(db: Db, tokenHash: string): Promise<{ body_hash: string } | undefined> {
  return db('form_submissions').where({ token_hash: tokenHash }).first('body_hash');
}

/** A repeated submission is ignored; a different one with the same token is rejected instead of being lost. */
function checkRepeat(earlier: { body_hash: string }, bodyHash: string): void {
  if (earlier.body_hash !== bodyHash)
    throw new ShopError('IdempotencyConflict', 'This token was used for another message');
}

/** Mails of a new submission. Above the mail limit it is only stored, and one alert mail per hour is sent. */
async function planMails(
  id: number,
  { form, ip }: Pick<Submission, 'form' | 'ip'>,
  sender: string,
  now: Date,
): Promise<{ mails: NewMail[]; mailed: boolean }> {
  const topic = `submission:${id}`;
  if (!(await mayMailSubmission(form.slug, ip))) {
    const hour = now.toISOString().slice(0, 13);
    const alert: NewMail = { topic: `form:${form.slug}:${hour}`, kind: 'form.flood', payload: { form: form.id } };
    return { mails: [alert], mailed: false };
  }
  const confirmed = form.confirmSender && sender !== '' && (await formLimits().confirmations.take(sender));
  const kinds: MailKind[] = confirmed ? ['form.received', 'form.confirmed'] : ['form.received'];
  return { mails: kinds.map((kind) => ({ topic, kind })), mailed: true };
}

const columnsOf = ({ form, input, answers, bodyHash, tokenHash }: Submission, now: Date) => ({
  form: form.slug,
  form_id: form.id,
  form_title: form.title,
  language: input.locale,
  summary: summarise(answers),
  sender: senderOf(answers),
  state: input.suspect ? 'suspect' : 'new',
  received_at: now,
  // The retention at the time of submission applies, even if the form changes later.
  expires_at: new Date(now.getTime() + form.retentionDays * DAY_MS),
  content: formatSubmittedValues(answers),
  answers: JSON.stringify(answers),
  mailed: false,
  token_hash: tokenHash,
  body_hash: bodyHash,
});

/**
 * Inserts the submission and its mails. The unique index on the token lets only one of several equal posts succeed.
 */
async function insertSubmission(
  trx: Db,
  submission: Submission,
  stamps: Record<string, unknown>,
  files: object[],
  now: Date,
): Promise<boolean> {
  const columns = columnsOf(submission, now);
  const rows: { id: number }[] = await trx('form_submissions')
    .insert({ ...stamps, ...columns, files: JSON.stringify(files) })
    .onConflict('token_hash')
    .ignore()
    .returning('id');
  const id = rows[0]?.id;
  if (id === undefined) {
    const earlier = await findEarlier(trx, submission.tokenHash);
    if (earlier) checkRepeat(earlier, submission.bodyHash);
    return false;
  }
  if (submission.input.suspect) return true;
  const { mails, mailed } = await planMails(id, submission, columns.sender, now);
  await enqueueMails(trx, mails, now);
  if (mailed) await trx('form_submissions').where({ id }).update({ mailed: true });
  return true;
}

/** What a visitor sent. */
interface Sent {
  input: SubmissionInput;
  uploads: Upload[];
  ip: string;
}

/** Stores a submission. Returns false if the same token and content were already stored. */
export async function submitForm(strapi: Core.Strapi, slug: string, { input, uploads, ip }: Sent): Promise<boolean> {
  const form = await readForm(strapi, slug, input.locale);
  if (!form) throw new ShopError('NotFound', 'The form does not exist');
  const { yes, no } = MESSAGES[input.locale].form;
  const { answers, errors } = parseSubmittedValues(form.fields, input.values, { yes, no });
  const read = await readUploads(form.fields, uploads);
  if (errors.length + read.errors.length > 0) throw invalidFields([...errors, ...read.errors]);
  const content = { values: answers.map(({ name, value }) => [name, value]), files: hashFiles(read.files) };
  const submission: Submission = {
    form,
    ip,
    input,
    answers,
    bodyHash: hashBody(content),
    tokenHash: hashToken(slug, input.token),
  };
  const db = strapi.db.connection;
  const earlier = await findEarlier(db, submission.tokenHash);
  if (earlier) {
    checkRepeat(earlier, submission.bodyHash);
    return false;
  }
  if (read.files.length > 0) await limitFiles(slug, ip);
  const now = new Date();
  const stamps = createStamps(now);
  const folder = String(stamps.document_id);
  // Files first: a row must never refer to missing files. Orphaned files are cleaned up by a job.
  const stored = await storeFiles(folder, read.files);
  let isNew = false;
  try {
    isNew = await transact(db, (trx) => insertSubmission(trx, submission, stamps, stored, now));
  } finally {
    if (!isNew) await removeFolder(folder);
  }
  if (isNew) wakeJob('outbox');
  return isNew;
}

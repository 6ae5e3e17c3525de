import { z } from 'zod';
import type { Company } from '../../platform/settings/company';
import { type Block, type MailContent, renderHtml, renderText } from '../../platform/mail/render-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type SubmittedValue, submittedValuesSchema } from './submitted-values';
import { parseRecipients } from './validate-form-definition';
import { toSingleLine } from '../../domain/clean-text';
import { type StoredFile, storedFilesSchema } from '../../platform/files/uploads';
import { type Db, parseStoredJson } from '../../platform/database/row-helpers';
import { staffWords } from '../../platform/admin-texts/staff-words';
import { footerLines } from '../../platform/mail/options-and-footer';
import { formatDate } from '../../../contract/dates';
import { DEFAULT_LOCALE, LOCALE_SETTINGS, type Locale, isLocale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

interface SubmissionRow {
  id: number;
  /** Slug as it was then. */
  form: string;
  /** Document id; null for submissions from before it was stored whose form was renamed since. */
  form_id: string | null;
  form_title: string | null;
  language: string;
  summary: string | null;
  sender: string | null;
  received_at: Date | number | string;
  answers: unknown;
  files: unknown;
}

interface FormRow {
  title: string | null;
  recipients: string | null;
  confirmation_subject: string | null;
  confirmation_text: string | null;
  confirmation_copy: boolean | number | null;
}

interface FormMail {
  row: SubmissionRow;
  form: FormRow | undefined;
  locale: Locale;
  answers: SubmittedValue[];
  files: StoredFile[];
  company: Company;
  origin: string;
}

/** By its id, because editors can change the slug while a mail waits. */
const readFormRow = (
  db: Db,
  form: { document_id: string } | { slug: string },
  locale: Locale,
): Promise<FormRow | undefined> =>
  db('forms')
    .where({ ...form, locale })
    .whereNotNull('published_at')
    .first();

const shopOrigin = (locale: Locale): string => env().shopOrigins[locale];

async function readFormMail(db: Db, topic: string, batch: MailBatch): Promise<FormMail | null> {
  const id = Number(topic.replace('submission:', ''));
  const row: SubmissionRow | undefined = await db('form_submissions').where({ id }).first();
  // The submission was deleted meanwhile.
  if (!row) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  return {
    row,
    form: await readFormRow(db, row.form_id === null ? { slug: row.form } : { document_id: row.form_id }, locale),
    locale,
    answers: submittedValuesSchema.parse(parseStoredJson<unknown>(row.answers)),
    files: storedFilesSchema.parse(parseStoredJson<unknown>(row.files) ?? []),
    company: await batch.company(),
    origin: shopOrigin(locale),
  };
}

const detailsBlock = ({ answers, files }: FormMail, filesLabel: string): Block => ({
  kind: 'details',
  rows: [
    ...answers.map((answer): [string, string] => [toSingleLine(answer.label, 200), answer.text || '–']),
    ...(files.length > 0 ? [[filesLabel, files.map((file) => file.name).join('\n')] as [string, string]] : []),
  ],
});

function formatReceivedAt({ row, company }: FormMail, locale: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: company.timeZone } as const;
  return formatDate(new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, format), new Date(row.received_at));
}

function outgoing(data: FormMail, to: string, subject: string, content: MailContent, replyTo?: string): Rendering {
  const mail = { to, subject: toSingleLine(subject, 150), html: renderHtml(content), text: renderText(content) };
  return { mail, company: data.company, origin: data.origin, ...(replyTo ? { replyTo } : {}) };
}

/** Recipients of the form, else the shop's operator address. */
function recipientsOf(form: FormRow | undefined, company: FormMail['company']): string {
  const own = parseRecipients(form?.recipients ?? '');
  return own.length > 0 ? own.join(', ') : company.operatorEmail || company.email;
}

/** Mail to the shop's staff; replies go to the visitor. */
function operatorMail(data: FormMail): Rendering {
  const { row, form, company, files } = data;
  const t = staffWords();
  const to = recipientsOf(form, company);
  if (!to) return 'no-recipient';
  const title = toSingleLine(form?.title ?? row.form_title ?? row.form, 80);
  const summary = toSingleLine(row.summary ?? '', 60);
  const blocks: Block[] = [
    detailsBlock(data, t('staffMail.form.files')),
    ...(files.length > 0 ? [{ kind: 'small' as const, text: t('staffMail.form.filesHint') }] : []),
    {
      kind: 'small',
      text: t('staffMail.form.sent', { moment: formatReceivedAt(data, t.language), language: data.locale }),
    },
  ];
  const content: MailContent = {
    language: t.language,
    shop: company.siteName,
    title: t('staffMail.form.title', { title }),
    blocks,
    footer: footerLines({ company, locale: t.language }),
  };
  return outgoing(
    data,
    to,
    summary ? t('staffMail.form.subject', { title, summary }) : t('staffMail.form.title', { title }),
    content,
    row.sender || undefined,
  );
}

/**
 * Confirmation in the sender's language. Repeats the submitted values only if the form enables it, because it could be
 * abused to send texts to other people.
 */
function confirmationMail(data: FormMail): Rendering {
  const { row, form, company, locale } = data;
  if (!row.sender) return null;
  const words = MESSAGES[locale].form;
  const subject = form?.confirmation_subject || words.subject;
  const title = form?.title ?? row.form_title ?? '';
  const content: MailContent = {
    language: locale,
    shop: company.siteName,
    title: subject,
    blocks: [
      { kind: 'text', text: form?.confirmation_text || words.intro },
      { kind: 'small', text: fill(words.received, { form: title, date: formatReceivedAt(data, locale) }) },
      ...(form?.confirmation_copy
        ? [{ kind: 'text' as const, text: words.answers }, detailsBlock(data, words.files)]
        : []),
      { kind: 'small', text: words.notYou },
      { kind: 'text', text: fill(MESSAGES[locale].common.regards, { shop: company.siteName }) },
    ],
    footer: footerLines({ company, locale }),
  };
  return outgoing(data, row.sender, subject, content);
}

/** Mails from before the id was stored have none. */
const floodSchema = z.object({ form: z.string().optional() });

/** Single alert mail when the mail limit of a form is exceeded. */
async function floodMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const slug = outbox.topic.split(':')[1] ?? '';
  const company = await batch.company();
  const { form: id } = floodSchema.parse(parsePayload(outbox.payload));
  const form = await readFormRow(db, id === undefined ? { slug } : { document_id: id }, DEFAULT_LOCALE);
  const to = recipientsOf(form, company);
  if (!to) return 'no-recipient';
  const t = staffWords();
  const subject = t('staffMail.form.flood', { title: toSingleLine(form?.title ?? slug, 80) });
  const text = t('staffMail.form.floodText');
  const content: MailContent = {
    language: t.language,
    shop: company.siteName,
    title: subject,
    blocks: [{ kind: 'text', text }],
    footer: footerLines({ company, locale: t.language }),
  };
  const mail = { to, subject, html: renderHtml(content), text: renderText(content) };
  return { mail, company, origin: shopOrigin(DEFAULT_LOCALE) };
}

export async function renderFormMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  if (outbox.kind === 'form.flood') return floodMail(db, outbox, batch);
  const data = await readFormMail(db, outbox.topic, batch);
  if (!data) return null;
  return outbox.kind === 'form.confirmed' ? confirmationMail(data) : operatorMail(data);
}

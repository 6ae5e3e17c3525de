import { toSingleLine } from '../../domain/clean-text';
import { formatDay } from '../../domain/shop-calendar';
import { type Company, returnAddressOf } from '../../platform/settings/company';
import { type Block, renderHtml, renderText } from '../../platform/mail/render-mail';
import { MESSAGES, type Messages, fill } from '../../platform/mail/messages';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { findOrderById } from '../../orders/records/find-order';
import type { OrderRow } from '../../orders/records/order-rows';
import { type WithdrawalRow, parseStatedLines } from '../../orders/records/withdrawal-rows';
import { toDate, type Db } from '../../platform/database/row-helpers';
import { staffWords } from '../../platform/admin-texts/staff-words';
import type { Translator } from '../../platform/admin-texts/translator';
import { footerLines } from '../../platform/mail/options-and-footer';
import { formatDate } from '../../../contract/dates';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { env } from '../../platform/env/env';

interface WithdrawalMail {
  row: WithdrawalRow;
  order: OrderRow | null;
  company: Company;
}

/** Localized time in the shop's time zone and in UTC: `20 oktober 2026 om 14:03:05 CEST (2026-10-20 12:03:05 UTC)`. */
export function formatTimestamp(at: Date, timeZone: string, locale: Locale): string {
  const local = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  });
  const utc = at.toISOString().slice(0, 19).replace('T', ' ');
  return fill(MESSAGES[locale].withdrawal.moment, { local: formatDate(local, at), utc });
}

type PartWords = Pick<Messages['withdrawal'], 'what' | 'whole' | 'text'>;
const operatorWords = (t: Translator): PartWords => ({
  what: t('staffMail.withdrawal.what'),
  whole: t('staffMail.withdrawal.whole'),
  text: t('staffMail.withdrawal.words'),
});

function statedParts(row: WithdrawalRow, words: PartWords): [string, string][] {
  const listed = parseStatedLines(row)
    .map(({ quantity, title }) => `${quantity} × ${title}`)
    .join('\n');
  if (row.text === '') return [[words.what, listed || words.whole]];
  return [...(listed ? [[words.what, listed] as [string, string]] : []), [words.text, row.text]];
}

/** The statement as submitted, with receipt number and time. */
function statementBlock({ row, company }: WithdrawalMail, locale: Locale, parts?: PartWords): Block {
  const words = MESSAGES[locale].withdrawal;
  return {
    kind: 'details',
    rows: [
      [words.receiptNr, row.receipt_nr],
      [words.at, formatTimestamp(new Date(row.stated_at), company.timeZone, locale)],
      [words.name, row.name],
      [words.orderNr, row.order_nr],
      [words.email, row.email],
      ...statedParts(row, parts ?? words),
    ],
  };
}

interface MailInput {
  to: string;
  locale: Locale;
  subject: string;
  title: string;
  blocks: Block[];
  replyTo?: string;
}

function compose({ company }: WithdrawalMail, { to, locale, subject, title, blocks, replyTo }: MailInput): Rendering {
  const content = {
    language: locale,
    shop: company.siteName,
    title,
    blocks,
    footer: footerLines({ company, locale }),
  };
  const mail = { to, subject: toSingleLine(subject, 150), html: renderHtml(content), text: renderText(content) };
  const origin = env().shopOrigins[locale];
  return { mail, company, origin, ...(replyTo ? { replyTo } : {}) };
}

const regards = ({ row, company }: WithdrawalMail): Block => ({
  kind: 'text',
  text: fill(MESSAGES[row.language].common.regards, { shop: company.siteName }),
});

/**
 * Acknowledgement of receipt on a durable medium, with the content of the statement and the date and time of submission
 * (Directive 2011/83/EU art. 11a(4)). States that it is not an acceptance.
 */
export function receivedMail(data: WithdrawalMail): Rendering {
  const { row, company } = data;
  const words = MESSAGES[row.language].withdrawal;
  const address = returnAddressOf(company, row.language).join('\n');
  return compose(data, {
    to: row.email,
    locale: row.language,
    subject: fill(words.subject, { receiptNr: row.receipt_nr }),
    title: words.title,
    blocks: [
      { kind: 'text', text: fill(words.hello, { name: row.name }) },
      { kind: 'text', text: words.intro },
      statementBlock(data, row.language),
      { kind: 'small', title: words.receiptTitle, text: words.receiptText },
      { kind: 'small', title: words.nextTitle, text: fill(words.nextText, { address }) },
      { kind: 'small', text: words.notYou },
      regards(data),
    ],
  });
}

/** Tells the customer why the statement was rejected, with the operator's reason. */
function rejectedMail(data: WithdrawalMail): Rendering {
  const { row } = data;
  const words = MESSAGES[row.language].withdrawal;
  return compose(data, {
    to: row.email,
    locale: row.language,
    subject: fill(words.rejected.subject, { receiptNr: row.receipt_nr }),
    title: words.rejected.title,
    blocks: [
      { kind: 'text', text: fill(words.hello, { name: row.name }) },
      { kind: 'text', text: words.rejected.intro },
      { kind: 'text', text: row.note ?? '' },
      { kind: 'text', text: words.rejected.next },
      statementBlock(data, row.language),
      regards(data),
    ],
  });
}

function operatorHint({ row, order, company }: WithdrawalMail, t: Translator): string {
  if (!order) return t('staffMail.withdrawal.noOrder');
  const until = toDate(row.deadline);
  const term = until ? t('staffMail.withdrawal.until', { day: formatDay(until, company.timeZone, t.tag) }) : '';
  if (row.state === 'late') return t('staffMail.withdrawal.late', { until: term });
  const packed = order.fulfilment === 'new' ? t('staffMail.withdrawal.notSent') : '';
  return [t('staffMail.withdrawal.inTime'), term, packed].filter(Boolean).join(' ');
}

/** Notifies the shop's staff. */
function operatorMail(data: WithdrawalMail): Rendering {
  const { row, order, company } = data;
  if (!company.operatorEmail) return 'no-recipient';
  const t = staffWords();
  const subject = t('staffMail.withdrawal.subject', {
    order: order?.order_nr ?? toSingleLine(row.order_nr, 60),
    nr: row.receipt_nr,
  });
  const language = new Intl.DisplayNames(t.tag, { type: 'language' }).of(row.language) ?? row.language;
  return compose(data, {
    to: company.operatorEmail,
    locale: t.language,
    subject: order && row.state !== 'late' ? subject : t('staffMail.attention', { subject }),
    title: subject,
    replyTo: row.email,
    blocks: [
      { kind: 'text', text: operatorHint(data, t) },
      statementBlock(data, t.language, operatorWords(t)),
      { kind: 'small', text: t('staffMail.withdrawal.refund', { language }) },
    ],
  });
}

/** Tells the shop's staff that statements without an order are only listed for now. */
async function floodMail(batch: MailBatch): Promise<Rendering> {
  const company = await batch.company();
  if (!company.operatorEmail) return 'no-recipient';
  const t = staffWords();
  const subject = t('staffMail.withdrawal.flood');
  const content = {
    language: t.language,
    shop: company.siteName,
    title: subject,
    blocks: [{ kind: 'text' as const, text: t('staffMail.withdrawal.floodText') }],
    footer: footerLines({ company, locale: t.language }),
  };
  const mail = { to: company.operatorEmail, subject, html: renderHtml(content), text: renderText(content) };
  return { mail, company, origin: env().shopOrigins[t.language] };
}

const COMPOSERS: Record<string, (data: WithdrawalMail) => Rendering> = {
  'withdrawal.received': receivedMail,
  'withdrawal.rejected': rejectedMail,
  'withdrawal.operator': operatorMail,
};

export async function renderWithdrawalMail(db: Db, outbox: OutboxRow, batch: MailBatch): Promise<Rendering> {
  if (outbox.kind === 'withdrawal.flood') return floodMail(batch);
  const id = Number(outbox.topic.replace('withdrawal:', ''));
  const row: WithdrawalRow | undefined = await db('withdrawals').where({ id }).first();
  if (!row) return null;
  const order = row.order_id === null ? null : await findOrderById(db, row.order_id);
  const data: WithdrawalMail = { row, order, company: await batch.company() };
  return COMPOSERS[outbox.kind]?.(data) ?? null;
}

import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';
import { INVITATION_DAYS } from '../../../contract/adults';
import { invitationPath } from '../../../contract/paths';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { addGreeting, composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import type { Block } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import { type AdultRow, adultTopic, invitationCode } from './adult-rows';

interface Written {
  to: string;
  locale: Locale;
  subject: string;
  title: string;
  blocks: Block[];
}

/** E-mail addresses by account. */
type Accounts = Map<number, string>;

async function readAccounts(db: Db, { owner_id, adult_id }: AdultRow): Promise<Accounts> {
  const ids = adult_id === null ? [owner_id] : [owner_id, adult_id];
  const rows: { id: number; email: string }[] = await db('up_users').whereIn('id', ids).select('id', 'email');
  return new Map(rows.map(({ id, email }) => [id, email]));
}

const localeOf = ({ language }: AdultRow): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

/** Names nobody but the inviting address, which was proved: a free text could carry anything to a stranger. */
function writeInvitation(row: AdultRow, accounts: Accounts, shop: string, now: Date): Written | null {
  const owner = accounts.get(row.owner_id);
  if (!owner || row.email === null || (toDate(row.expires_at) ?? now) <= now) return null;
  const locale = localeOf(row);
  const text = MESSAGES[locale].adults.invitation;
  const values = { inviter: owner, shop, days: INVITATION_DAYS };
  const url = `${env().shopOrigins[locale]}${invitationPath(invitationCode(row.document_id))}`;
  return {
    to: row.email,
    locale,
    subject: fill(text.subject, values),
    title: fill(text.title, values),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.lessons },
      { kind: 'button', label: text.button, url },
      { kind: 'small', text: fill(text.expiry, values) },
      { kind: 'small', text: text.ignore },
    ],
  };
}

/** The link may have been passed on, so the owner learns which account used it. */
function writeAccepted(row: AdultRow, accounts: Accounts, shop: string): Written | null {
  const owner = accounts.get(row.owner_id);
  const adult = row.adult_id === null ? undefined : accounts.get(row.adult_id);
  if (!owner || !adult) return null;
  const locale = localeOf(row);
  const text = MESSAGES[locale].adults.accepted;
  const values = { adult, shop };
  return {
    to: owner,
    locale,
    subject: fill(text.subject, values),
    title: fill(text.title, values),
    blocks: [
      { kind: 'text', text: fill(text.intro, values) },
      { kind: 'text', text: text.wrong },
    ],
  };
}

/** Null if it was taken back, used or has expired meanwhile. */
export async function renderAdultMail(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const row: AdultRow | undefined = await db('child_adults')
    .where({ document_id: message.topic.slice(adultTopic('').length) })
    .first();
  if (!row) return null;
  const company = await batch.company();
  const accounts = await readAccounts(db, row);
  const isInvitation = message.kind === 'adult.invitation';
  const written = isInvitation
    ? writeInvitation(row, accounts, company.siteName, new Date())
    : writeAccepted(row, accounts, company.siteName);
  if (!written) return null;
  const { locale } = written;
  return composeMail(company, locale, { ...written, blocks: addGreeting(company, locale, written.blocks) });
}

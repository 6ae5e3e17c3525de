import { CODE_TTL_MS } from './code-secrets';
import { type CodeRow, readData } from './code-store';
import { type AccountRow, findAccountByEmail } from './account-store';
import { canReceiveCode } from './can-receive-code';
import { hasWaitingSignUp } from './waiting-sign-ups';
import type { OrderRow } from '../orders/records/order-rows';
import type { OutboxRow } from '../platform/outbox/outbox-queue';
import type { MailBatch } from '../platform/outbox/mail-batch';
import type { Rendering } from '../platform/outbox/mail-renderers';
import * as texts from './account-mail-texts';
import { renderHtml, renderText } from '../platform/mail/render-mail';
import { type Db, toDate } from '../platform/database/row-helpers';
import { DEFAULT_LOCALE, isLocale } from '../../contract/locales';
import { env } from '../platform/env/env';

const TOPIC = 'account:';

/** Row of the mail; null if it was deleted, used or has expired meanwhile. */
async function readRow(db: Db, topic: string, now: Date): Promise<CodeRow | null> {
  const row: CodeRow | undefined = await db('account_codes')
    .where({ document_id: topic.slice(TOPIC.length) })
    .first();
  if (!row || row.used_at !== null || (toDate(row.expires_at)?.getTime() ?? 0) <= now.getTime()) return null;
  return row;
}

/** The lifetime of a code starts when its mail is first sent. */
async function startExpiry(db: Db, row: CodeRow, now: Date): Promise<void> {
  await db('account_codes')
    .where({ id: row.id })
    .whereNull('delivered_at')
    .update({ delivered_at: now, expires_at: new Date(now.getTime() + CODE_TTL_MS[row.kind]) });
}

type Write = (data: texts.AccountMailData) => texts.AccountMail;

interface Known {
  row: CodeRow;
  /** Account with the row's email address. */
  account: AccountRow | undefined;
}

async function chooseConfirm(db: Db, { row, account }: Known): Promise<Write | null> {
  if (account?.blocked) return null;
  if (account?.confirmed) return texts.alreadyMail;
  return account || (await hasWaitingSignUp(db, row.email)) ? texts.confirmMail : null;
}

/** Chooses the mail for the recipient; null if none may be sent. */
async function chooseMail(db: Db, known: Known): Promise<Write | null> {
  const { row, account } = known;
  switch (row.kind) {
    case 'confirm':
      return chooseConfirm(db, known);
    case 'reset':
      return (await canReceiveCode(db, row.email)) ? texts.resetMail : null;
    case 'signin':
      return (await canReceiveCode(db, row.email)) ? texts.signInMail : null;
    case 'email-change':
      return account?.confirmed ? texts.emailTakenMail : texts.emailChangeMail;
    case 'email-undo':
      return texts.emailUndoMail;
    case 'password-changed':
      return texts.passwordChangedMail;
    case 'passkey-added':
      return texts.passkeyAddedMail;
    case 'passkey-removed':
      return texts.passkeyRemovedMail;
    case 'order-access':
      return texts.orderAccessMail;
    case 'goodbye':
      return texts.goodbyeMail;
    default:
      return null;
  }
}

/** The requested order, if number and email address match. */
async function findOrder(db: Db, row: CodeRow): Promise<OrderRow | undefined> {
  const { orderNr } = readData(row) as { orderNr?: string };
  return db('orders')
    .whereRaw('upper(order_nr) = ?', [orderNr ?? ''])
    .andWhere({ email: row.email })
    .first();
}

const nameOf = (row: CodeRow, account: AccountRow | undefined): string => {
  // Names that a stranger may have entered for someone else's email address are not used.
  if (row.kind === 'goodbye') return String((readData(row) as { firstname?: string }).firstname ?? '');
  return row.kind !== 'email-change' && account?.confirmed ? (account.firstname ?? '') : '';
};

export async function renderAccountMail(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const now = new Date();
  const row = await readRow(db, message.topic, now);
  if (!row) return null;
  const account = await findAccountByEmail(db, row.email);
  const write = await chooseMail(db, { row, account });
  const order = row.kind === 'order-access' ? await findOrder(db, row) : undefined;
  if (!write || (row.kind === 'order-access' && !order)) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const origin = env().shopOrigins[locale];
  const company = await batch.company();
  const mail = write({ row, company, origin, locale, firstname: nameOf(row, account), orderSlug: order?.slug });
  await startExpiry(db, row, now);
  return {
    mail: { to: row.email, subject: mail.subject, html: renderHtml(mail), text: renderText(mail) },
    company,
    origin,
  };
}

import { staffLanguageOf } from '../../../contract/staff-languages';
import { translatorFor } from '../../platform/admin-texts/translator';
import type { Db } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { footerLines } from '../../platform/mail/options-and-footer';
import { renderHtml, renderText } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import { invitationTopic } from './staff-rows';

interface Invited {
  email: string;
  firstname: string | null;
  prefered_language: string | null;
  registration_token: string | null;
}

function readInviter(row: OutboxRow): string {
  const payload = parsePayload(row.payload);
  return typeof payload === 'object' && payload !== null && 'inviter' in payload ? String(payload.inviter) : '';
}

/** In the language that was chosen for the colleague; null if they signed up or were removed meanwhile. */
export async function renderInvitation(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const id = Number(row.topic.slice(invitationTopic(0).length - 1));
  const invited: Invited | undefined = await db('admin_users').where({ id }).first();
  if (!invited?.registration_token) return null;
  const company = await batch.company();
  const t = translatorFor(staffLanguageOf(invited.prefered_language));
  const shop = company.siteName;
  const url = `${env().adminUrl}/auth/register?registrationToken=${encodeURIComponent(invited.registration_token)}`;
  const mail = {
    language: t.language,
    shop,
    title: t('staffMail.invitation.title'),
    blocks: [
      { kind: 'text' as const, text: t('staffMail.invitation.hello', { name: invited.firstname ?? invited.email }) },
      { kind: 'text' as const, text: t('staffMail.invitation.text', { inviter: readInviter(row), shop }) },
      { kind: 'button' as const, label: t('staffMail.invitation.button'), url },
      { kind: 'small' as const, text: t('staffMail.invitation.private') },
      { kind: 'small' as const, text: t('staffMail.invitation.ignore') },
    ],
    footer: footerLines({ company, locale: t.language }),
  };
  const subject = t('staffMail.invitation.subject', { shop });
  return {
    mail: { to: invited.email, subject, html: renderHtml(mail), text: renderText(mail) },
    company,
    origin: env().shopOrigins.nl,
  };
}

import { type OutboxRow, parsePayload } from '../platform/outbox/outbox-queue';
import type { MailBatch } from '../platform/outbox/mail-batch';
import type { RenderedMail, Rendering } from '../platform/outbox/mail-renderers';
import { renderHtml, renderText } from '../platform/mail/render-mail';
import { readMailData } from './order-mail-data';
import { type OperatorMail, operatorAlertMail, operatorPlainAlertMail } from './operator-mails';
import { type Db, parseStoredJson } from '../platform/database/row-helpers';
import { env } from '../platform/env/env';

interface AlertRow {
  kind: string;
  order_id: number | null;
  data: unknown;
}

function readAlertId(row: OutboxRow): number {
  const payload = parsePayload(row.payload);
  return typeof payload === 'object' && payload !== null && 'alert' in payload ? Number(payload.alert) : 0;
}

/** Operator mail of an alert. */
export async function renderAlertMail(db: Db, row: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const alert: AlertRow | undefined = await db('alerts')
    .where({ id: readAlertId(row) })
    .first();
  if (!alert) return null;
  const payload = parseStoredJson<unknown>(alert.data);
  const company = await batch.company();
  if (!company.operatorEmail) return 'no-recipient';
  const send = (mail: OperatorMail, origin: string): RenderedMail => ({
    mail: { to: company.operatorEmail, subject: mail.subject, html: renderHtml(mail), text: renderText(mail) },
    company,
    origin,
  });
  const order = alert.order_id === null ? null : await readMailData(db, alert.order_id, payload, batch);
  if (order) return send(operatorAlertMail(alert.kind, order), order.origin);
  const { nl } = env().shopOrigins;
  return send(operatorPlainAlertMail(alert.kind, payload, company), nl);
}

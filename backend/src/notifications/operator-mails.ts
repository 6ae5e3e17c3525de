import { z } from 'zod';
import { isAlertKind } from '../orders/alerts/alert-titles';
import type { Company } from '../platform/settings/company';
import type { Block, MailContent } from '../platform/mail/render-mail';
import type { MailData } from './order-mail-data';
import { detailBlock, money, orderBlocks } from './order-mail-blocks';
import { staffWords } from '../platform/admin-texts/staff-words';
import { footerLines } from '../platform/mail/options-and-footer';

/** Mails to the shop's staff, in `STAFF_LANGUAGE`. */
export interface OperatorMail extends MailContent {
  subject: string;
}

function compose(given: MailData, subject: string, blocks: Block[]): OperatorMail {
  const t = staffWords();
  const data: MailData = { ...given, locale: t.language };
  const { order } = data;
  const customer: Block = {
    kind: 'details',
    rows: [
      [t('staffMail.customer'), `${order.firstname} ${order.lastname}\n${order.email}`],
      [t('staffMail.language'), given.locale],
    ],
  };
  return {
    language: t.language,
    shop: data.company.siteName,
    subject,
    title: subject,
    blocks: [...blocks, ...orderBlocks(data), detailBlock(data), customer],
    footer: footerLines(data),
  };
}

export function operatorPaidMail(data: MailData): OperatorMail {
  const t = staffWords();
  const total = money({ ...data, locale: t.language }, data.order.total);
  return compose(data, t('staffMail.paid.subject', { nr: data.order.order_nr, total }), [
    { kind: 'text', text: t('staffMail.paid.text') },
  ]);
}

/** Alert data shown in the mail. */
const dataSchema = z.object({
  missing: z
    .array(z.object({ sku: z.string(), title: z.string(), quantity: z.number() }))
    .catch([])
    .default([]),
  payments: z
    .array(z.object({ id: z.string().nullable(), amount: z.number() }))
    .catch([])
    .default([]),
  /** Numbers of other orders. */
  orders: z.array(z.string()).catch([]).default([]),
  /** Number named by the provider, of an order that may not exist. */
  orderNr: z.string().catch('').default(''),
  /** State of a restored backup, ISO 8601. */
  made: z.string().catch('').default(''),
  /** Payments without an order after a restore. */
  unmatched: z.number().nullish().catch(null),
  why: z.string().catch('').default(''),
  said: z
    .object({ id: z.string(), status: z.string(), amount: z.number(), currency: z.string() })
    .nullish()
    .catch(null),
});

/** Rows of the mail for the alert's data; `euros` writes an amount of its order. */
function alertBlocks(payload: unknown, euros: (cents: number) => string): Block[] {
  const t = staffWords();
  const parsed = dataSchema.safeParse(payload);
  if (!parsed.success) return [];
  const { missing, payments, orders, orderNr, made, unmatched, why, said } = parsed.data;
  const optional: [string, string][] = [
    [t('staffMail.namedOrder'), orderNr],
    [
      t('staffMail.reported'),
      said ? `${said.id}: ${said.status}, ${(said.amount / 100).toFixed(2)} ${said.currency}` : '',
    ],
    [t('staffMail.stateOf'), made],
    [t('staffMail.unmatched'), unmatched?.toString() ?? ''],
    [t('staffMail.reason'), why],
  ];
  const rows: [string, string][] = [
    ...missing.map((line): [string, string] => [line.sku, `${line.quantity} × ${line.title}`]),
    ...payments.map((payment): [string, string] => [payment.id ?? t('staffMail.payment'), euros(payment.amount)]),
    ...orders.map((other): [string, string] => [t('staffMail.alsoPaid'), other]),
    ...optional.filter(([, value]) => value !== ''),
  ];
  return rows.length > 0 ? [{ kind: 'details', rows }] : [];
}

/** Alert mail about an order; `data.payload` is the alert's data. Unknown kinds are shown by name. */
export function operatorAlertMail(kind: string, data: MailData): OperatorMail {
  const t = staffWords();
  const alert = isAlertKind(kind)
    ? { subject: t(`staffMail.alerts.${kind}.subject`), text: t(`staffMail.alerts.${kind}.text`) }
    : { subject: t('staffMail.unknown.subject', { kind }), text: t('staffMail.unknown.text') };
  return compose(data, t('staffMail.attentionOrder', { subject: alert.subject, nr: data.order.order_nr }), [
    { kind: 'text', text: alert.text },
    ...alertBlocks(data.payload, (cents) => money({ ...data, locale: t.language }, cents)),
  ]);
}

const plainDataSchema = z.object({ kind: z.string() });

/** Alert mail without an order: undeliverable mails, payments of no order, a restored backup. */
export function operatorPlainAlertMail(kind: string, payload: unknown, company: Company): OperatorMail {
  const t = staffWords();
  const subject = isAlertKind(kind) ? t(`staffMail.alerts.${kind}.subject`) : t('staffMail.unknown.plain', { kind });
  const about = plainDataSchema.safeParse(payload).data?.kind ?? '';
  const isExplained = isAlertKind(kind) && kind !== 'mail-dead';
  return {
    language: t.language,
    shop: company.siteName,
    subject: t('staffMail.attention', { subject }),
    title: subject,
    blocks: [
      ...(isExplained ? [{ kind: 'text' as const, text: t(`staffMail.alerts.${kind}.text`) }] : []),
      { kind: 'text', text: t('staffMail.where') },
      ...(about ? [{ kind: 'details' as const, rows: [[t('staffMail.about'), about] as [string, string]] }] : []),
      ...alertBlocks(payload, (cents) => (cents / 100).toFixed(2)),
    ],
    footer: footerLines({ company, locale: t.language }),
  };
}

import { codeOf } from './code-secrets';
import { type CodeRow, readData } from './code-store';
import type { Company } from '../platform/settings/company';
import type { Block, MailContent } from '../platform/mail/render-mail';
import { addGreeting } from '../platform/mail/compose-mail';
import { MESSAGES, fill } from '../platform/mail/messages';
import { footerLines } from '../platform/mail/options-and-footer';
import { type Locale } from '../../contract/locales';
import { type MailLink, mailLinkPath } from '../../contract/paths';

/** Data of an account mail, read when it is sent. */
export interface AccountMailData {
  row: CodeRow;
  company: Company;
  /** Origin of the shop in the customer's language. */
  origin: string;
  locale: Locale;
  firstname: string;
  /** The order that the link opens. */
  orderSlug?: string;
}

export interface AccountMail extends MailContent {
  subject: string;
}

type Values = Record<string, string>;

function compose(
  data: AccountMailData,
  text: { subject: string; title: string },
  blocks: Block[],
  own: Values = {},
): AccountMail {
  const { company, locale, row } = data;
  const values = { shop: company.siteName, email: row.email, ...own };
  const filled = blocks.map((block) =>
    'text' in block && block.text ? { ...block, text: fill(block.text, values) } : block,
  );
  return {
    language: locale,
    shop: company.siteName,
    subject: fill(text.subject, values),
    title: fill(text.title, values),
    blocks: addGreeting(company, locale, filled, data.firstname),
    footer: footerLines({ company, locale }),
  };
}

const text = (content: string): Block => ({ kind: 'text', text: content });
const small = (content: string): Block => ({ kind: 'small', text: content });
const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
const codeFor = ({ row }: AccountMailData): string => codeOf(row.kind, row.document_id);
const linkTo = (data: AccountMailData, link: MailLink, order?: string): string =>
  `${data.origin}${mailLinkPath(link, { code: codeFor(data), ...(order && { order }) })}`;
const words = ({ locale }: AccountMailData) => MESSAGES[locale].account;
const valueOf = (data: AccountMailData, name: string): string =>
  String((readData(data.row) as Record<string, unknown>)[name] ?? '');

const passkeyValues = (data: AccountMailData): Values => ({
  name: valueOf(data, 'name'),
  domain: valueOf(data, 'domain'),
});

export function confirmMail(data: AccountMailData): AccountMail {
  const { confirm } = words(data);
  const url = linkTo(data, 'sign-up');
  return compose(data, confirm, [
    text(confirm.intro),
    button(confirm.button, url),
    small(confirm.expiry),
    small(confirm.ignore),
  ]);
}

export function alreadyMail(data: AccountMailData): AccountMail {
  const { already } = words(data);
  const blocks = [
    text(already.intro),
    button(already.button, `${data.origin}/login`),
    text(already.reset),
    small(already.ignore),
  ];
  return compose(data, already, blocks, { url: `${data.origin}/forgot-password` });
}

export function resetMail(data: AccountMailData): AccountMail {
  const { reset, ignore } = words(data);
  const url = `${data.origin}/reset?code=${codeFor(data)}`;
  return compose(data, reset, [text(reset.intro), button(reset.button, url), small(reset.expiry), small(ignore)]);
}

export function signInMail(data: AccountMailData): AccountMail {
  const { signin } = words(data);
  const code = codeFor(data);
  const rows: [string, string][] = [[signin.label, code]];
  return compose(
    data,
    signin,
    [text(signin.intro), { kind: 'details', rows }, small(signin.expiry), small(signin.ignore)],
    { code },
  );
}

export function emailChangeMail(data: AccountMailData): AccountMail {
  const { emailChange, ignore } = words(data);
  const url = linkTo(data, 'email-change');
  const blocks = [text(emailChange.intro), button(emailChange.button, url), small(emailChange.expiry), small(ignore)];
  return compose(data, emailChange, blocks, { from: valueOf(data, 'from') });
}

export function emailTakenMail(data: AccountMailData): AccountMail {
  const { emailTaken } = words(data);
  return compose(data, emailTaken, [text(emailTaken.intro), small(emailTaken.ignore)]);
}

export function emailUndoMail(data: AccountMailData): AccountMail {
  const { emailUndo } = words(data);
  const url = linkTo(data, 'email-undo');
  const blocks = [
    text(emailUndo.intro),
    text(emailUndo.fine),
    text(emailUndo.undo),
    button(emailUndo.button, url),
    small(emailUndo.expiry),
  ];
  return compose(data, emailUndo, blocks, { to: valueOf(data, 'to') });
}

export function passwordChangedMail(data: AccountMailData): AccountMail {
  const { passwordChanged } = words(data);
  const url = `${data.origin}/forgot-password`;
  return compose(data, passwordChanged, [
    text(passwordChanged.intro),
    text(passwordChanged.undo),
    button(passwordChanged.button, url),
  ]);
}

export function passkeyAddedMail(data: AccountMailData): AccountMail {
  const { passkeyAdded } = words(data);
  const blocks = [
    text(passkeyAdded.intro),
    text(passkeyAdded.use),
    text(passkeyAdded.undo),
    button(passkeyAdded.button, `${data.origin}/login`),
  ];
  return compose(data, passkeyAdded, blocks, passkeyValues(data));
}

export function passkeyRemovedMail(data: AccountMailData): AccountMail {
  const { passkeyRemoved } = words(data);
  const blocks = [
    text(passkeyRemoved.intro),
    text(passkeyRemoved.others),
    text(passkeyRemoved.undo),
    button(passkeyRemoved.button, `${data.origin}/forgot-password`),
  ];
  return compose(data, passkeyRemoved, blocks, passkeyValues(data));
}

export function orderAccessMail(data: AccountMailData): AccountMail {
  const { orderAccess, ignore } = words(data);
  const url = linkTo(data, 'order', data.orderSlug);
  const blocks = [text(orderAccess.intro), button(orderAccess.button, url), small(orderAccess.expiry), small(ignore)];
  return compose(data, orderAccess, blocks, { orderNr: valueOf(data, 'orderNr') });
}

export function goodbyeMail(data: AccountMailData): AccountMail {
  const { goodbye } = words(data);
  return compose(data, goodbye, [
    text(goodbye.intro),
    text(goodbye.orders),
    text(goodbye.outro),
    small(goodbye.ignore),
  ]);
}

import type { Locale } from '../../../contract/locales';
import { env } from '../env/env';
import type { RenderedMail } from '../outbox/mail-renderers';
import type { Company } from '../settings/company';
import { MESSAGES, fill } from './messages';
import { footerLines } from './options-and-footer';
import { type Block, renderHtml, renderText } from './render-mail';

interface Contents {
  to: string;
  subject: string;
  title: string;
  blocks: Block[];
}

/** A mail with the shop's details at its foot. */
export function composeMail(company: Company, locale: Locale, { to, subject, title, blocks }: Contents): RenderedMail {
  const mail = { language: locale, shop: company.siteName, title, blocks, footer: footerLines({ company, locale }) };
  return {
    mail: { to, subject, html: renderHtml(mail), text: renderText(mail) },
    company,
    origin: env().shopOrigins[locale],
  };
}

/** Adds a greeting, with the first name if it is known, and the regards of the shop. */
export function addGreeting(
  { siteName }: Company,
  locale: Locale,
  blocks: Block[],
  firstname?: string | null,
): Block[] {
  const { account, common } = MESSAGES[locale];
  const name = firstname?.trim();
  return [
    { kind: 'text', text: name ? fill(common.hello, { firstname: name }) : account.hello },
    ...blocks,
    { kind: 'text', text: fill(common.regards, { shop: siteName }) },
  ];
}

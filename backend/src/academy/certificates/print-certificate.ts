import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { certificatePath } from '../../../contract/paths';
import { formatDay } from '../../domain/shop-calendar';
import { env } from '../../platform/env/env';
import { MESSAGES } from '../../platform/mail/messages';
import { createPrinter } from '../../platform/pdf/create-printer';
import { readCompany } from '../../platform/settings/company';
import { type CertificateFile, printableName } from './certificate';
import { readIssued } from './issue-certificate';

const renderInThread = createPrinter<CertificateFile>(path.join(__dirname, 'certificate-thread.js'), 'drawCertificate');

/**
 * The certificate that was issued to a child for a level as a PDF in the language that was asked for. The file is not kept. Throws
 * as `readIssued` does.
 */
export async function printCertificate(
  strapi: Core.Strapi,
  userId: number,
  request: { child: string; level: string; locale: Locale },
): Promise<{ name: string; pdf: Buffer }> {
  const { serial, day, nickname, levelTitle } = await readIssued(strapi, userId, request);
  const { siteName } = await readCompany(strapi.db.connection);
  const { locale } = request;
  const { tag } = LOCALE_SETTINGS[locale];
  const { file, ...labels } = MESSAGES[locale].certificate;
  const pdf = await renderInThread({
    title: `${labels.title} · ${levelTitle}`,
    author: siteName,
    language: tag,
    labels,
    nickname: printableName(nickname),
    level: levelTitle,
    // A calendar day, which is no instant of the shop's time zone any more.
    day: formatDay(new Date(`${day}T00:00:00Z`), 'UTC', tag),
    serial,
    url: env().shopOrigins[locale] + certificatePath(serial),
  });
  // Without the nickname: names of files are shown in lists of downloads.
  return { name: `${file}-${serial.slice(0, 4).toLowerCase()}.pdf`, pdf };
}

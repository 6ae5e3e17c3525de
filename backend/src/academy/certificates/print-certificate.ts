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
import { issueCertificate } from './issue-certificate';

const renderInThread = createPrinter<CertificateFile>(path.join(__dirname, 'certificate-thread.js'), 'drawCertificate');

/**
 * The certificate of a child for a level as a PDF in the language that was asked for, with the serial that it had when it was
 * printed first. The file is not kept. Throws as `issueCertificate` does.
 */
export async function printCertificate(
  strapi: Core.Strapi,
  userId: number,
  request: { child: string; level: string; locale: Locale },
  now: Date,
): Promise<{ name: string; pdf: Buffer }> {
  const { siteName, timeZone } = await readCompany(strapi.db.connection);
  const { serial, day, nickname, levelTitle } = await issueCertificate(strapi, userId, request, timeZone, now);
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

import { type CertificateCheck, parseSerial } from '../../../contract/certificates';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';
import { ShopError } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import type { CertificateRow } from './certificate-rows';

const WINDOW_MS = 10 * 60_000;
/** Nobody reads more papers than this; a serial has 80 random bits. */
const CHECKS = 60;

const checks = new WindowLimit('certificate-checks', CHECKS, WINDOW_MS);

/** Checks per IP address in ten minutes. */
export async function limitChecks(ip: string): Promise<void> {
  if (!(await checks.take(limitKey(ip)))) throw new ShopError('TooManyRequests', 'Too many checks from this address');
}

const initialOf = (nickname: string): string => {
  const [first] = new Intl.Segmenter().segment(nickname.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
};

/**
 * What anybody with the serial may know: level, day and the first sign of the nickname.
 * @throws NotFound, the same for serials that can not exist and for those that do not (any more)
 */
export async function checkCertificate(db: Db, typed: string, locale: Locale): Promise<CertificateCheck> {
  const found: (CertificateRow & { nickname: string }) | undefined = await db('child_certificates as c')
    .join('children as k', 'k.id', 'c.child_id')
    .where('c.serial', parseSerial(typed) ?? '')
    .first('c.*', 'k.nickname');
  if (!found) throw new ShopError('NotFound', 'There is no such certificate');
  const level: { title: string } | undefined = await db('levels')
    .where({ document_id: found.level, locale })
    .whereNotNull('published_at')
    .first('title');
  const issuedIn = isLocale(found.language) ? found.language : DEFAULT_LOCALE;
  const { serial, day } = found;
  return {
    serial,
    day,
    level: level?.title ?? found.level_title,
    language: level ? locale : issuedIn,
    initial: initialOf(found.nickname),
  };
}

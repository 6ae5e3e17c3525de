import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { type CertificateCheck, parseSerial } from '@/backend/contract/certificates';
import { LOCALES, type Locale } from '@/backend/contract/locales';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';

const wireCheck: z.ZodType<CertificateCheck> = z.object({
  serial: z.string(),
  level: z.string(),
  language: z.enum(LOCALES),
  day: z.string(),
  initial: z.string(),
});

type CheckFailure = 'unknown' | 'busy' | 'unavailable';

/** What anybody may know of a certificate; what can not be a serial is as unknown as one that was never issued. */
export async function loadCheck(locale: Locale, typed: string): Promise<CertificateCheck | CheckFailure> {
  const ip = (await headers()).get('x-forwarded-for') ?? undefined;
  const serial = parseSerial(typed) ?? '0';
  try {
    return await requestData(`/academy/certificates/${serial}`, wireCheck, { caller: { locale, ip } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 404) return 'unknown';
    return error.status === 429 ? 'busy' : 'unavailable';
  }
}

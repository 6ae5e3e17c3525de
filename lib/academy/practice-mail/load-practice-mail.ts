import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/backend/contract/locales';
import type { PracticeMail } from '@/backend/contract/practice-mail';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';

const wirePracticeMail: z.ZodType<PracticeMail> = z.object({ on: z.boolean(), consent: z.string() });

/** Whether the customer wants the weekly mail; null if that can not be loaded, which must not fail the page. */
export async function loadPracticeMailOrNull(locale: Locale): Promise<PracticeMail | null> {
  const { session: token, ip } = await readOrderViewer(locale);
  try {
    return await requestData('/academy/practice-mail', wirePracticeMail, { caller: { locale, ip, token } });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

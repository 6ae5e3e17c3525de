import { z } from 'zod';
import { malformed } from '@/lib/backend/endpoint-errors';
import { CONSENT_VERSION, type Consent, decodeConsent } from '@/lib/session/consent-cookie';
import { encodeConsent } from '@/lib/session/encode-consent';

const consentSchema = z.object({
  data: z.object({
    id: z.string(),
    choices: z.object({ statistics: z.boolean(), marketing: z.boolean() }),
    version: z.literal(CONSENT_VERSION),
    at: z.number().int(),
  }),
});

/** What a browser says its visitor answered; it must make a cookie that would count. */
export function parseConsent(body: unknown): Consent {
  const parsed = consentSchema.safeParse(body);
  if (!parsed.success) throw malformed('This is not an answer about cookies');
  const { id, choices, at } = parsed.data.data;
  const consent = decodeConsent(encodeConsent({ ...choices, id, at }));
  if (!consent) throw malformed('This answer about cookies has no proper id or time');
  return consent;
}

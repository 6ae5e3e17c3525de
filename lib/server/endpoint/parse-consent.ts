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

/** Validates a submitted choice by the same rules as the cookie. */
export function parseConsent(body: unknown): Consent {
  const parsed = consentSchema.safeParse(body);
  if (!parsed.success) throw malformed('Invalid cookie choice');
  const { id, choices, at } = parsed.data.data;
  const consent = decodeConsent(encodeConsent({ ...choices, id, at }));
  if (!consent) throw malformed('Cookie choice with an invalid id or time');
  return consent;
}

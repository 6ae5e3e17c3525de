import { createHash } from 'node:crypto';

/** A text as the form names it: SHA-256 in hexadecimal. The backend's copy is backend/src/marketing/newsletter/consent-texts.ts. */
export const consentKey = (text: string): string => createHash('sha256').update(text).digest('hex');

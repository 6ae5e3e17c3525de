import { createHash } from 'node:crypto';

/** Identifies a consent text by its SHA-256 (hex). The backend's copy is backend/src/marketing/newsletter/consent-texts.ts. */
export const consentKey = (text: string): string => createHash('sha256').update(text).digest('hex');

import { type Locale } from '@/backend/contract/locales';

/** Permalink of a page per locale that has it. */
export type Alternates = Partial<Record<Locale, string>>;

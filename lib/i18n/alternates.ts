import { type Locale } from '@/backend/contract/locales';

/** Public path of the same page in each locale that has it. */
export type Alternates = Partial<Record<Locale, string>>;

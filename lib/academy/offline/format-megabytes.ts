import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

const MEGABYTE = 1_000_000;

/** "1,4 MB"; one decimal, and never nothing. */
export const formatMegabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / MEGABYTE));

import { LOCALES, type Locale } from '@/backend/contract/locales';
import { isFull } from './time-limits';

/** Languages of a costly test that proves the same in each: two of them in `npm test`, all six in the full run. */
export const localesOfRun: readonly Locale[] = isFull ? LOCALES : ['nl', 'fr'];

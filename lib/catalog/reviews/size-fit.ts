import { type FitCounts, SIZE_FITS, type SizeFit } from '@/backend/contract/size-fit';

/** With fewer answers, one buyer decides what the product page says. */
export const MIN_FIT_ANSWERS = 3;

export const countAnswers = (fit: FitCounts): number => SIZE_FITS.reduce((sum, answer) => sum + fit[answer], 0);

/** The answer of more than half of the buyers, else null. */
export const findMajority = (fit: FitCounts): SizeFit | null =>
  SIZE_FITS.find((answer) => fit[answer] * 2 > countAnswers(fit)) ?? null;

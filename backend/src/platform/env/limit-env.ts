import type { z } from 'zod';
import { duration, integer } from './env-fields';

/** Per client in a window of time; 0 switches the limit off. */
const limit = integer(0, 1_000_000);

export const LIMIT_SETTINGS = {
  ORDER_LIMIT: limit.default(30),
  DISCOUNT_LIMIT: limit.default(40),
  SEARCH_LIMIT: limit.default(240),
  ADDRESS_LIMIT: limit.default(60),
  PROGRESS_LIMIT: limit.default(60),
  FORM_LIMIT: limit.default(30),
  FORM_LIMIT_MS: duration.default(10 * 60_000),
  FORM_HOUR_LIMIT: limit.default(60),
  FORM_HOUR_MS: duration.default(60 * 60_000),
};
type Settings = z.infer<z.ZodObject<typeof LIMIT_SETTINGS>>;

/** 0 switches a limit off. */
export interface LimitEnv {
  /** Per address in ten minutes. */
  orders: number;
  /** Unknown codes per address in ten minutes. */
  discountCodes: number;
  /** Per address and minute. */
  searches: number;
  /** Look-ups of a street per address in ten minutes. */
  addressLookups: number;
  /** Reports of a player per viewer and minute. */
  progressReports: number;
  /** Submissions per address in `formWindowMs`. */
  forms: number;
  formWindowMs: number;
  /** Submissions per form in `formHourMs`. */
  formsPerHour: number;
  formHourMs: number;
}

export const readLimits = (values: Settings): LimitEnv => ({
  orders: values.ORDER_LIMIT,
  discountCodes: values.DISCOUNT_LIMIT,
  searches: values.SEARCH_LIMIT,
  addressLookups: values.ADDRESS_LIMIT,
  progressReports: values.PROGRESS_LIMIT,
  forms: values.FORM_LIMIT,
  formWindowMs: values.FORM_LIMIT_MS,
  formsPerHour: values.FORM_HOUR_LIMIT,
  formHourMs: values.FORM_HOUR_MS,
});

import { FLOAT_COUNTS } from '@/backend/contract/children';

/** The number of floats to suggest: that of the last mark or the lesson if it can be chosen, else that of the plan. */
export const startingFloats = (count: number | null, planned: number): number =>
  FLOAT_COUNTS.find((known) => known === count) ?? planned;

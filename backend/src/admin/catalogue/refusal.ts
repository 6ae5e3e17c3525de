import { refusedAnswer } from '../desk/refused-answer';

/** Reasons of a refused request: by row and cell, by new variant, or by field. */
interface Refusal {
  rows?: { id: string; field: string; message: string }[];
  conflicts?: { id: string; field: string }[];
  variants?: { index: number; message: string }[];
  /** Of Strapi's own forms. */
  errors?: { path: string[]; message: string }[];
}

export const refusalOf = (error: unknown): Refusal => refusedAnswer<Refusal>(error)?.details ?? {};

/** Whether the shop did not answer: what was sent may be saved all the same. */
export const isLost = (error: unknown): boolean => refusedAnswer(error) === undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

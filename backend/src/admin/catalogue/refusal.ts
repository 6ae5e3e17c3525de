/** Reasons of a refused request, as `useAct` passes them on: by row and cell, or by new variant. */
interface Refusal {
  rows?: { id: string; field: string; message: string }[];
  conflicts?: { id: string; field: string }[];
  variants?: { index: number; message: string }[];
}

interface Response {
  response?: { data?: { error?: { details?: Refusal } } };
}

const answerOf = (error: unknown) =>
  error instanceof Error ? (error.cause as Response | undefined)?.response?.data?.error : undefined;

export const refusalOf = (error: unknown): Refusal => answerOf(error)?.details ?? {};

/** Whether the shop did not answer: what was sent may be saved all the same. */
export const isLost = (error: unknown): boolean => answerOf(error) === undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers that may be another one a moment later (specification section 8). */
export const isTransientStatus = (status: number): boolean => [408, 409, 425, 429, 500, 502, 503, 504].includes(status);

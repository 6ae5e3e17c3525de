/** Statuses worth one retry. */
export const isTransientStatus = (status: number): boolean => [408, 409, 425, 429, 500, 502, 503, 504].includes(status);

/** Whether fields can be read from a value of unknown origin; arrays count. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

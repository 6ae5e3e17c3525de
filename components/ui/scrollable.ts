/** Horizontally scrollable content must be keyboard accessible, also in browsers that do not make it focusable (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 } as const;

/** What scrolls sideways must be within reach of the keyboard, also where the browser does not see to it by itself (WCAG 2.1.1). */
export const scrollable = { tabIndex: 0 } as const;

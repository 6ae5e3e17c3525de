const OUTCOMES = ['stopped', 'busy', 'broken'] as const;
/** What came of the button that turns the weekly mail off. */
export type PracticeMailOutcome = (typeof OUTCOMES)[number];

export const isPracticeMailOutcome = (value: unknown): value is PracticeMailOutcome =>
  OUTCOMES.some((outcome) => outcome === value);

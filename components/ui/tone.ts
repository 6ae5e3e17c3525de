/** Semantic colour of a notice or badge. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** What a notice or badge says about its content, apart from the words. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** Where one lands after Google: there the one-time code is handed in, or it is said what went wrong. */
export const GOOGLE_REDIRECT_PATH = '/connect/google/redirect';
export const GOOGLE_SIGN_IN_PATH = '/connect/google';

/** `denied`: the visitor thought better of it at Google. */
export type GoogleProblem = 'denied' | 'failed';

/** Page after Google sign-in: redeems the one-time code or shows the error. */
export const GOOGLE_REDIRECT_PATH = '/connect/google/redirect';
export const GOOGLE_SIGN_IN_PATH = '/connect/google';

/** `denied`: the visitor cancelled at Google. */
export type GoogleProblem = 'denied' | 'failed';

/** Event on `window` after signing in or out, for components that show the session. */
export const SESSION_CHANGE = 'session-change';

/** Sent to `window` by whoever signs a visitor in or out, so that everything that shows it knows at once. */
export const SESSION_CHANGE = 'session-change';

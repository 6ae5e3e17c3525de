/** Characters of a path, segments of a path, and characters of a decoded segment. */
export const MAX_PATH = 500;
export const MAX_DEPTH = 6;
export const MAX_SEGMENT = 100;

/** Encoded slashes, backslashes and NUL bytes: never part of our URLs, and interpreted differently by different software. */
export const AMBIGUOUS = /%2f|%5c|%00|\\/i;

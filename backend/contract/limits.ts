/** Saved addresses per account. */
export const MAX_ADDRESSES = 10;

/** Photos per review. */
export const MAX_PHOTOS = 3;
/** Bytes per photo of a review. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Password length: characters at least, bytes of UTF-8 at most (bcrypt ignores the rest). */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD_BYTES = 72;

/** Passkeys per account. */
export const MAX_PASSKEYS = 10;
/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;

/** How long the token of a preview link is valid. */
export const PREVIEW_TOKEN_MS = 2 * 60_000;
/** Clocks of the machines may differ by some seconds. */
export const CLOCK_MARGIN_MS = 60_000;

/** Slug of the profile page in the default language, unless the settings name another. */
export const DEFAULT_PROFILE_SLUG = 'mijn-zwotter';

/** Tags in one notification of the storefront. */
export const MAX_REVALIDATED_TAGS = 500;

/** Previous permalinks per language that the storefront keeps in memory; older ones return 404 again. */
export const MAX_PREVIOUS_PERMALINKS = 5000;

// The card in the parcel of a suit: whoever has it opens the suit's free lessons in an account of their own. For both halves.

/**
 * What a code is to who looks at it: `redeemed` by this account, `used` by another one, `own` for the account that bought the
 * suit and has its lessons anyway, `closed` while nothing is open: not paid, refunded or returned.
 */
export const PARCEL_CARD_STATES = ['open', 'redeemed', 'own', 'used', 'closed', 'unknown'] as const;
export type ParcelCardState = (typeof PARCEL_CARD_STATES)[number];

/** Body of `POST /academy/parcel-card` and `POST /academy/parcel-card/redeem`: the code as typed or scanned. */
export interface ParcelCardBody {
  code: string;
}

/** `data` of `POST /academy/parcel-card`. */
export interface ParcelCard {
  state: ParcelCardState;
  /** Lessons and levels in the language of the request, with their pages; empty unless they are or can be this visitor's. */
  opens: { title: string; path: string }[];
  /** E-mail address of the account that looks at it; null when signed out. */
  account: string | null;
}

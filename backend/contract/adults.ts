// Adults who share the children of another account, for both halves.

/** Adults per account besides its owner; those who are only invited count. */
export const MAX_ADULTS = 3;
/** Other accounts whose children one adult may share. */
export const MAX_SHARED_ACCOUNTS = 3;
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 14;

/** Body of `POST /academy/adults`. */
export interface InviteBody {
  email: string;
}

/** Body of `POST /academy/invitation` and `POST /academy/invitation/accept`: the code of the mailed link. */
export interface InvitationBody {
  code: string;
}

export const ADULT_STATES = ['invited', 'expired', 'accepted'] as const;
export type AdultState = (typeof ADULT_STATES)[number];

export interface Adult {
  id: string;
  /** As invited; once accepted, that of the account that did. */
  email: string;
  state: AdultState;
  /** `YYYY-MM-DD`: when it was accepted, else until when the link works. */
  day: string;
}

/** Another account whose children this one shares. */
export interface SharedAccount {
  id: string;
  email: string;
  /** `YYYY-MM-DD`. */
  since: string;
}

/** `data` of `GET /academy/adults`. */
export interface Adults {
  /** Of this account, oldest first. */
  adults: Adult[];
  shared: SharedAccount[];
}

/**
 * What an invitation is to who looks at it: `accepted` by this account, `used` by another one, `own` of the account that
 * sent it, `full` for an account that shares the children of enough others.
 */
export const INVITATION_STATES = ['open', 'accepted', 'own', 'full', 'used', 'expired', 'unknown'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** `data` of `POST /academy/invitation`. */
export interface Invitation {
  state: InvitationState;
  /** E-mail address of the account that invites; null if the link is not valid for this viewer. */
  inviter: string | null;
  /** E-mail address of the account that looks at it; null when signed out. */
  account: string | null;
}

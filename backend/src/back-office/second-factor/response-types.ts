import type { Standing } from '../../platform/admin/route-access';

/** Shared with the pages of the admin. */
export interface SecondFactorStatus {
  standing: Standing;
  enrolled: boolean;
  /** Recovery codes left; null without a factor, and before the code was typed. */
  recoveryCodes: number | null;
  /** By the setting of the shop. */
  required: boolean;
  /** Not required, but the admin sees customers' data. */
  advised: boolean;
}

export interface Enrolment {
  secret: string;
  uri: string;
  /** The QR code as SVG. */
  picture: string;
}

export interface ListedColleague {
  id: number;
  email: string;
  name: string;
  enrolled: boolean;
}

import type { Env } from '../../platform/env/env';
import type { Standing } from '../../platform/admin/route-access';

interface Session {
  /** Id of the admin's confirmed factor; null without one. */
  factor: string | null;
  /** Id of the factor that was proven in this session. */
  proven: string | null;
  required: boolean;
}

/**
 * What a session with a correct password may do. A session counts only with the mark of the very factor that the admin has
 * now, so that sessions made in any other way, before or beside it, are worth nothing.
 */
export function standingOf({ factor, proven, required }: Session): Standing {
  if (factor !== null) return proven === factor ? 'complete' : 'code';
  return required ? 'enrol' : 'complete';
}

/** Strapi's ability of an admin. */
export interface Ability {
  can: (action: string, subject?: string) => boolean;
}

const READ = 'plugin::content-manager.explorer.read';
const PERSONAL_DATA = [
  'api::order.order',
  'api::order-document.order-document',
  'api::form-submission.form-submission',
  'api::newsletter-subscriber.newsletter-subscriber',
  'api::withdrawal.withdrawal',
  'plugin::users-permissions.user',
];
/** Whoever holds one of these can give every other right. */
const RIGHTS_OVER_RIGHTS = ['admin::users.create', 'admin::users.update', 'admin::roles.update'];

/** Whether an admin's roles, of whatever name, show customers' data or can be widened to do so. */
export const seesCustomers = (ability: Ability): boolean =>
  PERSONAL_DATA.some((subject) => ability.can(READ, subject)) ||
  RIGHTS_OVER_RIGHTS.some((action) => ability.can(action));

/** Whether the setting requires a second factor of an admin. */
export function isRequired(setting: Env['adminSecondFactor'], ability: Ability): boolean {
  return setting === 'all' || (setting === 'customers' && seesCustomers(ability));
}

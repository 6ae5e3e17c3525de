/** Strapi's right to make admin users; the server lets super admins alone invite. */
export const INVITE_STAFF = [{ action: 'admin::users.create', subject: null }];
/** Page below the admin's settings. */
export const INVITATIONS_PATH = 'invite-staff';

import { accountController } from '../../self-service/account-controller';
import { passkeyController } from '../../self-service/passkey-controller';
import { authController } from '../../accounts/auth-controller';
import { profileActions } from './profile-actions';
import { type Route, type UsersPermissions, extend } from './types';

const open = { prefix: '', auth: false as const };
const fromStorefront = { ...open, policies: ['global::storefront'] };
const signedIn = { prefix: '' };
const signedInAtStorefront = { ...signedIn, policies: ['global::storefront'] };

/** All public account routes; Strapi's own routes that are not listed are removed. */
const ROUTES: Route[] = [
  { method: 'POST', path: '/auth/local', handler: 'auth.callback', config: open },
  { method: 'POST', path: '/auth/local/register', handler: 'auth.register', config: open },
  { method: 'POST', path: '/auth/send-email-confirmation', handler: 'auth.sendEmailConfirmation', config: open },
  { method: 'POST', path: '/auth/email-confirmation', handler: 'auth.emailConfirmation', config: open },
  { method: 'POST', path: '/auth/forgot-password', handler: 'auth.forgotPassword', config: open },
  { method: 'POST', path: '/auth/reset-password', handler: 'auth.resetPassword', config: open },
  { method: 'POST', path: '/auth/change-password', handler: 'auth.changePassword', config: signedIn },
  { method: 'POST', path: '/auth/logout', handler: 'auth.logout', config: open },
  { method: 'POST', path: '/auth/code', handler: 'auth.requestCode', config: open },
  { method: 'POST', path: '/auth/code/verify', handler: 'auth.verifyCode', config: open },
  { method: 'POST', path: '/auth/passkey/options', handler: 'auth.passkeyOptions', config: fromStorefront },
  { method: 'POST', path: '/auth/passkey', handler: 'auth.passkey', config: fromStorefront },
  { method: 'GET', path: '/auth/google/callback', handler: 'auth.googleCallback', config: open },
  { method: 'POST', path: '/connect/google/start', handler: 'auth.googleStart', config: fromStorefront },
  { method: 'POST', path: '/connect/google/finish', handler: 'auth.googleFinish', config: fromStorefront },
  { method: 'POST', path: '/auth/email-change', handler: 'account.confirmEmail', config: fromStorefront },
  { method: 'POST', path: '/auth/email-undo', handler: 'account.undoEmail', config: fromStorefront },
  { method: 'GET', path: '/users/me', handler: 'user.me', config: signedIn },
  { method: 'PUT', path: '/users/me', handler: 'user.updateMe', config: signedIn },
  { method: 'DELETE', path: '/users/me', handler: 'account.remove', config: signedIn },
  { method: 'POST', path: '/users/me/email', handler: 'account.changeEmail', config: signedIn },
  { method: 'GET', path: '/users/me/overview', handler: 'account.overview', config: signedInAtStorefront },
  { method: 'GET', path: '/users/me/export', handler: 'account.export', config: signedIn },
  { method: 'GET', path: '/users/me/sessions', handler: 'account.sessions', config: signedIn },
  { method: 'DELETE', path: '/users/me/sessions/:id', handler: 'account.endSession', config: signedIn },
  { method: 'POST', path: '/users/me/passkeys/options', handler: 'passkey.startAdding', config: signedInAtStorefront },
  { method: 'POST', path: '/users/me/passkeys', handler: 'passkey.add', config: signedInAtStorefront },
  { method: 'PUT', path: '/users/me/passkeys/:id', handler: 'passkey.rename', config: signedInAtStorefront },
  { method: 'DELETE', path: '/users/me/passkeys/:id', handler: 'passkey.remove', config: signedInAtStorefront },
];

export function useAccountRoutes(plugin: UsersPermissions): void {
  plugin.controllers.user = extend(plugin.controllers.user, profileActions);
  plugin.controllers.auth = authController;
  plugin.controllers.account = accountController;
  plugin.controllers.passkey = passkeyController;
  const routes = plugin.routes['content-api'];
  plugin.routes['content-api'] =
    typeof routes === 'function'
      ? (context) => ({ ...routes(context), routes: ROUTES })
      : { ...routes, routes: ROUTES };
}

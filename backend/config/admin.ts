import { env, secretIfSet } from '../src/platform/env/env';

export default () => ({
  serveAdminPanel: env().servesAdmin,
  auth: { secret: secretIfSet('ADMIN_JWT_SECRET') },
  apiToken: { salt: secretIfSet('API_TOKEN_SALT') },
  transfer: { token: { salt: secretIfSet('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secretIfSet('ENCRYPTION_KEY') },
  // Same switch as the limits of the storefront, see src/accounts/rate-limits.ts.
  rateLimit: { enabled: env().authRateLimit.enabled },
  // Strapi's own preview embeds the shop in a frame, see docs/decisions/0024; the shop's button is src/admin/preview.tsx.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
});

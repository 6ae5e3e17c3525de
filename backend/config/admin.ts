import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  // The limits of customers go by the same switch, see src/accounts/rate-limits.ts.
  rateLimit: { enabled: env.bool('AUTH_RATE_LIMIT', true) },
  // Strapi's own preview shows the shop in a frame, see docs/decisions/0024; the button is src/admin/preview.tsx.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false, docLinks: false },
});

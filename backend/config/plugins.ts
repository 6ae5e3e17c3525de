import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: env('SMTP_HOST', '127.0.0.1'),
        port: env.int('SMTP_PORT', 1425),
        secure: env.bool('SMTP_SECURE', false),
        // A connection serves many mails: greeting the server for each costs more than the mail.
        pool: true,
        maxConnections: 3,
        // Without a user it is a catcher or relay on this machine, whose certificate nobody checks.
        ...(env('SMTP_USER') ? { auth: { user: env('SMTP_USER'), pass: env('SMTP_PASSWORD') } } : { ignoreTLS: true }),
        connectionTimeout: 5000,
        greetingTimeout: 5000,
        socketTimeout: 15000,
      },
      settings: {
        defaultFrom: env('MAIL_FROM', 'Zwotter <no-reply@zwotter.example>'),
        defaultReplyTo: env('MAIL_REPLY_TO', env('MAIL_FROM', 'Zwotter <no-reply@zwotter.example>')),
      },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      // The shop's own limits hold (src/accounts/rate-limits.ts).
      ratelimit: { enabled: false },
    },
  },
  // Pictures are resized by the storefront.
  upload: { config: { sizeLimit: 200 * 1024 * 1024 } },
});

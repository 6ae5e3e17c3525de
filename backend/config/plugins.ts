import { env, secretIfSet } from '../src/platform/env/env';

const DEFAULT_SENDER = 'Zwotter <no-reply@zwotter.example>';

export default () => ({
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: env().smtp.host,
        port: env().smtp.port,
        secure: env().smtp.secure,
        // A connection serves many mails: greeting the server for each costs more than the mail.
        pool: true,
        maxConnections: 3,
        // Without a user it is a catcher or relay on this machine, whose certificate nobody checks.
        ...(env().smtp.auth ? { auth: env().smtp.auth } : { ignoreTLS: true }),
        connectionTimeout: 5000,
        greetingTimeout: 5000,
        socketTimeout: 15000,
      },
      settings: {
        defaultFrom: env().mail.from ?? DEFAULT_SENDER,
        defaultReplyTo: env().mail.replyTo ?? env().mail.from ?? DEFAULT_SENDER,
      },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: secretIfSet('JWT_SECRET'),
      // The shop's own limits hold (src/accounts/rate-limits.ts).
      ratelimit: { enabled: false },
    },
  },
  // Pictures are resized by the storefront.
  upload: { config: { sizeLimit: 200 * 1024 * 1024 } },
});

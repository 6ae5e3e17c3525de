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
        // Pooled, because the SMTP handshake costs more than sending a mail.
        pool: true,
        maxConnections: 3,
        // Without a user it is a local mail catcher or relay without a valid certificate.
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
      // The shop's own limits apply (src/accounts/rate-limits.ts).
      ratelimit: { enabled: false },
    },
  },
  // The storefront resizes images.
  upload: { config: { sizeLimit: 200 * 1024 * 1024 } },
});

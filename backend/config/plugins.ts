import { env, secretIfSet } from '../src/platform/env/env';
import { s3Settings } from '../src/platform/files/s3-settings';

const DEFAULT_SENDER = 'Zwotter <no-reply@zwotter.example>';

/** With a bucket the media library is in it, under the paths that its files have on disk: `stored-uploads` serves them. */
function mediaLibrary() {
  const { storage } = env();
  if (!storage) return {};
  // No ACL: the bucket is private.
  const params = { Bucket: storage.bucket, ACL: undefined };
  const s3Options = { ...s3Settings(storage), params };
  return { provider: 'aws-s3', providerOptions: { baseUrl: '/', rootPath: 'uploads', s3Options } };
}

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
  upload: { config: { sizeLimit: 200 * 1024 * 1024, ...mediaLibrary() } },
});

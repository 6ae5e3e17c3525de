import { env } from '../src/platform/env/env';

const MEGABYTE = 1024 * 1024;

export default () => [
  'global::probes',
  'global::trusted-caller',
  'global::request-log',
  'global::audit',
  'global::staff-language',
  'strapi::errors',
  'global::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          'script-src': ["'self'", "'unsafe-inline'"],
          // The admin is served over plain http on the local machine.
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // No cross-origin requests: the storefront calls from its server, the admin has the same origin.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::body-limit',
  {
    name: 'strapi::body',
    config: {
      // DELETE, because deleting an account requires the password in the body.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '1mb',
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: 200 * MEGABYTE, maxTotalFileSize: 400 * MEGABYTE, maxFieldsSize: MEGABYTE },
    },
  },
  'global::trim-admin-email',
  'global::wire',
  { name: 'strapi::session', config: { secure: env().secureCookies } },
  'strapi::favicon',
  'global::stored-uploads',
  'strapi::public',
];

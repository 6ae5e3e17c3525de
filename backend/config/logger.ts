import type { Core } from '@strapi/strapi';

/** In production only what an operator must act on: request lines would carry slugs and codes of customers. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  level: env('LOG_LEVEL', env('NODE_ENV') === 'production' ? 'warn' : 'http'),
});

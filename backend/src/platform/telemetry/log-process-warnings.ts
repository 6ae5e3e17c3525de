import type { Core } from '@strapi/strapi';
import { env } from '../env/env';

/** Writes what Node would print itself as lines of the log. */
export function logProcessWarnings(strapi: Core.Strapi): void {
  if (env().logFormat === 'text') return;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => strapi.log.warn(warning));
  // Node prints the error as well and exits.
  process.on('uncaughtExceptionMonitor', (error) => strapi.log.error(error));
}

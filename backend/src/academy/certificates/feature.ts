import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';

const UNIQUE: Record<string, string> = {
  shop_child_certificates_level: 'child_certificates (child_id, level)',
  shop_child_certificates_serial: 'child_certificates (serial)',
};

async function bootstrapCertificates(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
}

export const feature: Feature = { name: 'academy/certificates', bootstrap: bootstrapCertificates };

import type { Core } from '@strapi/strapi';
import { readCompany } from '../../platform/settings/company';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';

/** What a new product has as its maker until an editor writes another one: the shop's own company. */
export async function readDefaultMaker(strapi: Core.Strapi) {
  const { name, address, email } = await readCompany(strapi.db.connection);
  return { name, address, country: HOME_COUNTRY, email };
}

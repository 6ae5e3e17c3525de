import type { Core } from '@strapi/strapi';

const PAGE = 'api::page.page';
const PREFIX = 'blocks.';

/**
 * Adds every component of the category `blocks` to the dynamic zone of pages, after those listed in the page's schema, so
 * that new blocks need no change there.
 */
export function registerBlocks(strapi: Core.Strapi): void {
  const zone = strapi.contentType(PAGE).attributes.blocks;
  if (zone?.type !== 'dynamiczone') throw new Error(`${PAGE} has no dynamic zone "blocks"`);
  const known = new Set<string>(zone.components);
  const added = Object.values(strapi.components).filter(({ uid }) => uid.startsWith(PREFIX) && !known.has(uid));
  zone.components = [...zone.components, ...added.map(({ uid }) => uid)];
}

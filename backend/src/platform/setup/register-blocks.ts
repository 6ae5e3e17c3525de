import type { Core } from '@strapi/strapi';

const PAGE = 'api::page.page';
const PREFIX = 'blocks.';

/**
 * Offers every component of the category `blocks` in the dynamic zone of pages. The page's schema decides the order of
 * those it names; a new block is offered after them without being named there.
 */
export function registerBlocks(strapi: Core.Strapi): void {
  const zone = strapi.contentType(PAGE).attributes.blocks;
  if (zone?.type !== 'dynamiczone') throw new Error(`${PAGE} has no dynamic zone "blocks"`);
  const known = new Set<string>(zone.components);
  const added = Object.values(strapi.components).filter(({ uid }) => uid.startsWith(PREFIX) && !known.has(uid));
  zone.components = [...zone.components, ...added.map(({ uid }) => uid)];
}

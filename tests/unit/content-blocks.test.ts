import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/content/pages/blocks';

/** Components of the CMS that pages can contain, such as `hero`. */
const components = readdirSync(new URL('../../backend/src/components/blocks/', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .toSorted();

/** Blocks known to the storefront; a block without a view fails to compile in components/blocks/block-renderer.tsx. */
const known = Object.keys(Object(Object(BLOCKS).on))
  .map((name) => name.replace(/^blocks\./, ''))
  .toSorted();

describe('content blocks', () => {
  it('are known to the storefront for each component of the CMS, see docs/recipes.md', () => {
    expect(components.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have a component in the CMS for each that the storefront knows, see docs/recipes.md', () => {
    expect(known.filter((name) => !components.includes(name))).toEqual([]);
  });
});

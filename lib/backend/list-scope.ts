import 'server-only';
import { cache } from 'react';

/**
 * Whether the lists of the page that is being rendered are cached reads. Lists that freely combined parameters can reach
 * are not: each would push a useful response out of the cache.
 */
export const listScope = cache((): { cached: boolean } => ({ cached: true }));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** Route of paths that the shop does not have. Logs and metrics hold templates alone: paths contain keys, and are endless. */
export const UNKNOWN_ROUTE = 'unknown';

export type RouteOf = (path: string) => string;

/** Maps internal paths to the templates of Next's routes: `/api/orders/nS3-0hd` to `/api/orders/[slug]`. */
export function createRouteTemplates(buildDir: string): RouteOf {
  const file = path.join(buildDir, 'routes-manifest.json');
  // In development routes are compiled when they are asked for.
  if (!existsSync(file)) return () => UNKNOWN_ROUTE;
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (url) => {
    const [asked = ''] = url.split('?', 1);
    if (known.has(asked)) return asked;
    if (asked.startsWith('/_next/')) return asked.startsWith('/_next/image') ? '/_next/image' : '/_next/static';
    return patterns.find(({ pattern }) => pattern.test(asked))?.page ?? UNKNOWN_ROUTE;
  };
}

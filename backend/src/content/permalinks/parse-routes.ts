import { isFolder } from '../../domain/paths';
import { type RouteKind } from '../../../contract/route-kinds';

export interface ParsedRoute {
  kind: RouteKind;
  path: string;
}

/** Possible meanings of a path in any language: `/tienda/x` may be a product or a subpage. */
export function parseRoutes(segments: string[]): ParsedRoute[] {
  const [folder, ...slugs] = segments;
  const page: ParsedRoute = { kind: 'page', path: segments.join('/') };
  const rest = slugs.join('/');
  if (slugs.length === 1) {
    if (isFolder('shop', folder)) return [{ kind: 'product', path: rest }, page];
    if (isFolder('blog', folder)) return [{ kind: 'article', path: rest }, page];
    if (isFolder('academy', folder)) return [{ kind: 'level', path: rest }, page];
  }
  return slugs.length === 2 && isFolder('academy', folder) ? [{ kind: 'lesson', path: rest }, page] : [page];
}

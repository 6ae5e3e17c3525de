import { parseLinkTarget } from './link-target';

/** Validation error of a part of an entry, and its path. */
export interface ContentError {
  path: (string | number)[];
  message: string;
}

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Why a link must not be published, or null when it is safe or empty. The storefront also drops unsafe links when it
 * renders a page (components/ui/safe-href.ts); this check tells the editor.
 */
export function findUrlError(address: unknown): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  const read = parseLinkTarget(address, PROTOCOLS);
  return 'error' in read ? `The link "${address.slice(0, 60)}" can not be used. ${read.error}` : null;
}

/** Long legal texts have about 20,000 characters. */
const MAX_TEXT = 100_000;
/** Links in lists nested three levels deep reach depth 8. */
const MAX_DEPTH = 16;

interface Place {
  node: unknown;
  depth: number;
}

/** First error of a rich text (Strapi blocks): an unsafe link, or excessive length or depth. */
export function findRichTextError(body: unknown): string | null {
  let signs = 0;
  const open: Place[] = [{ node: body, depth: 0 }];
  // Iterative, because outside data may be nested to any depth.
  for (let place = open.pop(); place; place = open.pop()) {
    const { node, depth } = place;
    if (depth > MAX_DEPTH) return 'This text is nested too deep: use fewer lists inside lists';
    if (Array.isArray(node)) {
      for (const child of node) open.push({ node: child, depth });
      continue;
    }
    if (typeof node !== 'object' || node === null) continue;
    const { type, text, url, children } = node as Record<string, unknown>;
    if (typeof text === 'string') signs += text.length;
    if (signs > MAX_TEXT) return `This text is too long: at most ${MAX_TEXT} characters`;
    const error = type === 'link' ? findUrlError(url) : null;
    if (error) return error;
    open.push({ node: children, depth: depth + 1 });
  }
  return null;
}

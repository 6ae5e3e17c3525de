import { readLinkTarget } from './link-target';

/** What is wrong with a part of an entry, and where it is. */
export interface ContentFault {
  path: (string | number)[];
  message: string;
}

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Why a visitor's browser must not be led to this address; null when it may, or when there is none. The storefront leaves
 * out such a link when it draws the page (components/ui/safe-href.ts); here the editor hears of it.
 */
export function findAddressFault(address: unknown): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  const read = readLinkTarget(address, PROTOCOLS);
  return 'fault' in read ? `The link "${address.slice(0, 60)}" can not be used. ${read.fault}` : null;
}

/** A legal text has some 20,000 signs. */
const MAX_TEXT = 100_000;
/** A list in a list in a list, with links in its words, is 8 deep. */
const MAX_DEPTH = 16;

interface Place {
  node: unknown;
  depth: number;
}

/** The first thing that a rich text (Strapi's blocks) must not have: a link that runs something, or a size nobody reads. */
export function findRichTextFault(body: unknown): string | null {
  let signs = 0;
  const open: Place[] = [{ node: body, depth: 0 }];
  // Not by recursion: text from outside may be nested as deep as it likes.
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
    if (signs > MAX_TEXT) return `This text is too long: at most ${MAX_TEXT} signs`;
    const fault = type === 'link' ? findAddressFault(url) : null;
    if (fault) return fault;
    open.push({ node: children, depth: depth + 1 });
  }
  return null;
}

/** What is wrong with a part of an entry, and where it is. */
export interface ContentFault {
  path: (string | number)[];
  message: string;
}

const HERE = 'https://shop.invalid';
const OPENABLE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Whether a visitor's browser may open this address: a path of this shop, a website, a mail or telephone link. It is read
 * as browsers read it, so that blanks, tabs and capitals hide nothing. The storefront leaves out any other when it draws
 * the page (components/ui/safe-href.ts); here the editor hears of it.
 */
export const isSafeAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && OPENABLE.has(new URL(address, HERE).protocol);

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
    if (type === 'link' && typeof url === 'string' && !isSafeAddress(url)) return describeAddress(url);
    open.push({ node: children, depth: depth + 1 });
  }
  return null;
}

export const describeAddress = (address: string): string =>
  `The link "${address.slice(0, 60)}" can not be used: start it with a slash, https://, mailto: or tel:`;

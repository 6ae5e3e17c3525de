import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { findInvalidAttributes } from './invalid-attributes';

/**
 * Reads a page as search engines and readers do, with parse5: the parser of the HTML standard, so the crawl sees the tree a
 * browser builds, repaired markup included. (jsdom builds on it too, but takes a hundred times as long per page.)
 */
export interface ParsedPage {
  lang: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  alternates: { lang: string; href: string }[];
  feeds: string[];
  noindex: boolean;
  /** Values of each `og:…` property by name. */
  openGraph: Map<string, string[]>;
  headings: string[];
  links: string[];
  images: { src: string; alt: string | null }[];
  ids: Set<string>;
  jsonLd: string[];
  /** Attributes that HTML does not know, or not on this element, such as `main vt-update`. */
  invalidAttributes: Set<string>;
  /** Sentences in the page's own language: text nodes, alt texts, labels. Parts marked with another language are excluded. */
  texts: string[];
}

/** Elements without visible text. */
const SILENT = new Set(['script', 'style', 'template', 'svg', 'noscript']);
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder'] as const;

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

function attribute({ attrs }: Tree.Element, name: string): string | null {
  return attrs.find((attr) => attr.name === name)?.value ?? null;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textOf(node: Tree.Node): string {
  if (isText(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function readPage(html: string): ParsedPage {
  const page: ParsedPage = {
    lang: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    alternates: [],
    feeds: [],
    noindex: false,
    openGraph: new Map(),
    headings: [],
    links: [],
    images: [],
    ids: new Set(),
    jsonLd: [],
    invalidAttributes: new Set(),
    texts: [],
  };
  const visit = (node: Tree.Node, own: boolean, shown: boolean): void => {
    if (isText(node)) {
      const text = tidy(node.value);
      if (own && shown && text !== '') page.texts.push(text);
      return;
    }
    let [isOwn, isShown] = [own, shown];
    if (isElement(node)) {
      const lang = attribute(node, 'lang');
      if (node.tagName === 'html') page.lang = lang ?? '';
      else if (lang !== null && lang !== page.lang) isOwn = false;
      isShown = shown && !SILENT.has(node.tagName);
      readElement(node, page);
      if (isOwn && isShown) page.texts.push(...SPOKEN.flatMap((name) => attribute(node, name)?.trim() || []));
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isOwn, isShown);
  };
  visit(parse(html), true, true);
  return page;
}

function readElement(element: Tree.Element, page: ParsedPage): void {
  for (const name of findInvalidAttributes(element)) page.invalidAttributes.add(`${element.tagName} ${name}`);
  const id = attribute(element, 'id');
  if (id) page.ids.add(id);
  switch (element.tagName) {
    case 'title':
      if (element.parentNode?.nodeName === 'head') page.titles.push(tidy(textOf(element)));
      break;
    case 'meta':
      readMeta(element, page);
      break;
    case 'link':
      readLink(element, page);
      break;
    case 'h1':
      page.headings.push(tidy(textOf(element)));
      break;
    case 'a':
    case 'area': {
      const href = attribute(element, 'href');
      if (href !== null) page.links.push(href);
      break;
    }
    case 'img':
      page.images.push({ src: attribute(element, 'src') ?? '', alt: attribute(element, 'alt') });
      break;
    case 'script':
      if (attribute(element, 'type') === 'application/ld+json') page.jsonLd.push(textOf(element));
      break;
  }
}

function readMeta(element: Tree.Element, page: ParsedPage): void {
  const content = tidy(attribute(element, 'content') ?? '');
  const name = attribute(element, 'name')?.toLowerCase();
  const property = attribute(element, 'property')?.toLowerCase();
  if (name === 'description') page.descriptions.push(content);
  if (name === 'robots' && /\bnoindex\b/i.test(content)) page.noindex = true;
  if (property?.startsWith('og:')) page.openGraph.set(property, [...(page.openGraph.get(property) ?? []), content]);
}

function readLink(element: Tree.Element, page: ParsedPage): void {
  const rel = attribute(element, 'rel')?.toLowerCase();
  const href = attribute(element, 'href') ?? '';
  const lang = attribute(element, 'hreflang');
  if (rel === 'canonical') page.canonicals.push(href);
  if (rel === 'alternate' && lang !== null) page.alternates.push({ lang, href });
  if (rel === 'alternate' && /rss|atom/.test(attribute(element, 'type') ?? '')) page.feeds.push(href);
}

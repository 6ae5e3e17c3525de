import { linksOfJsonLd, picturesOfJsonLd } from './check-json-ld';
import { readPage } from './read-page';
import { type CrawledPage, type CrawlError, type Origins, withoutHash } from './types';
import { type Locale, LOCALES } from '@/backend/contract/locales';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a URL of one of the shop's domains, without following redirects. */
export type Ask = (url: string, init?: { method?: string; headers?: Record<string, string> }) => Promise<Answer>;

export interface Crawl {
  /** By URL; a page reached through a redirect is stored under the final URL. */
  pages: Map<string, CrawledPage>;
  /** All links between visited pages, each once per page that contains it. */
  links: { from: string; to: string }[];
  sitemaps: Map<string, string[]>;
  pictures: Map<string, string>;
  errors: CrawlError[];
}

/** A higher number does not help: the storefront is one process. */
const CONCURRENCY = 3;
const MAX_HOPS = 5;
/** Far more than the shop has: endless URLs are an error, not a test that never ends. */
const MAX_ADDRESSES = 6_000;
const FILES = /^\/(media|images|_next)\/|\.[a-z0-9]{2,5}$/;

/** Follows every link of all domains, starting from their home pages and sitemaps. */
export async function crawl(origins: Origins, ask: Ask): Promise<Crawl> {
  const walk = new Walk(origins, ask);
  for (const locale of LOCALES) {
    walk.enqueue(`${origins[locale]}/`, 'start');
    walk.enqueue(`${origins[locale]}/sitemap.xml`, 'start');
  }
  await walk.run();
  return walk.found;
}

class Walk {
  readonly found: Crawl = { pages: new Map(), links: [], sitemaps: new Map(), pictures: new Map(), errors: [] };
  readonly #seen = new Set<string>();
  readonly #redirects = new Map<string, string>();
  readonly #queue: { url: string; from: string }[] = [];
  readonly #localeOf: Map<string, Locale>;
  readonly #hosts: Set<string>;
  readonly #ask: Ask;

  constructor(origins: Origins, ask: Ask) {
    this.#ask = ask;
    this.#localeOf = new Map(LOCALES.map((locale) => [origins[locale], locale]));
    this.#hosts = new Set(Object.values(origins).map((origin) => new URL(origin).hostname));
  }

  async run(): Promise<void> {
    const work = async (): Promise<void> => {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#visit(next.url, next.from);
    };
    // A worker that finds the queue empty ends; the others may still fill it.
    while (this.#queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work));
    this.#checkRedirects();
  }

  enqueue(url: string, from: string): void {
    const address = withoutHash(url);
    if (this.#seen.has(address)) return;
    if (this.#seen.size === MAX_ADDRESSES) this.#error('endless addresses', from, address);
    if (this.#seen.size >= MAX_ADDRESSES) return;
    this.#seen.add(address);
    this.#queue.push({ url: address, from });
  }

  #error(rule: string, url: string, detail: string): void {
    this.found.errors.push({ rule, url, detail });
  }

  async #visit(url: string, from: string): Promise<void> {
    const path = new URL(url).pathname;
    const isFile = FILES.test(path) && path !== '/sitemap.xml';
    const answer = await this.#ask(url, { method: isFile && !path.endsWith('.xml') ? 'HEAD' : 'GET' });
    const type = String(answer.headers['content-type'] ?? '');
    if (answer.status >= 300 && answer.status < 400) return this.#follow(url, from, answer);
    if (answer.status >= 400) return this.#error('dead link', from, `${url} answers ${answer.status}`);
    if (type.startsWith('text/html')) this.#read(url, answer.body);
    else if (path === '/sitemap.xml' || /[/-]sitemap/.test(path)) this.#readSitemap(url, answer.body);
    else if (/\b(rss|atom)\+xml\b/.test(type)) this.#readFeed(url, answer.body);
  }

  #follow(url: string, from: string, answer: Answer): void {
    const target = withoutHash(new URL(String(answer.headers.location ?? ''), url).href);
    if (!this.#localeOf.has(new URL(target).origin)) return;
    this.#redirects.set(url, target);
    this.enqueue(target, from);
  }

  /** Redirects that end nowhere, or after too many hops. */
  #checkRedirects(): void {
    for (const url of this.#redirects.keys()) {
      let [end, hops] = [url, 0];
      for (let next = this.#redirects.get(end); next && hops <= MAX_HOPS; next = this.#redirects.get(end)) {
        [end, hops] = [next, hops + 1];
      }
      if (hops > MAX_HOPS) this.#error('redirect loop', url, `is at ${end} after ${hops} redirects`);
    }
  }

  #read(url: string, html: string): void {
    const locale = this.#localeOf.get(new URL(url).origin);
    if (!locale) return;
    const parsed = readPage(html);
    // `https://shop.example` and `https://shop.example/` are the same URL.
    parsed.canonicals = parsed.canonicals.map((href) => normalise(href, url));
    parsed.alternates = parsed.alternates.map(({ lang, href }) => ({ lang, href: normalise(href, url) }));
    this.found.pages.set(url, { url, locale, parsed });
    for (const href of parsed.links) this.#link(url, href);
    for (const href of [...parsed.alternates.map((each) => each.href), ...parsed.canonicals, ...parsed.feeds]) {
      this.#link(url, href, true);
    }
    for (const href of parsed.jsonLd.flatMap(linksOfJsonLd)) {
      // A variant's URL is the page of its product.
      this.#link(url, href.split('?', 1)[0] ?? href);
    }
    for (const { src } of parsed.images) this.#picture(url, src);
    for (const src of parsed.jsonLd.flatMap(picturesOfJsonLd)) this.#picture(url, src);
    for (const src of parsed.openGraph.get('og:image') ?? []) this.found.pictures.set(src, url);
  }

  #link(from: string, href: string, isNamed = false): void {
    if (/^(mailto|tel|sms|whatsapp|data|blob):/i.test(href)) return;
    if (!URL.canParse(href, from)) return this.#error('link', from, `"${href}" is no address`);
    const { origin, hostname, pathname, search, href: to } = new URL(href, from);
    if (!this.#localeOf.has(origin)) {
      const isOurs = this.#hosts.has(hostname) || /^(localhost|127\.|\[::1\])/.test(hostname);
      if (isOurs) this.#error('mixed origin', from, to);
      return;
    }
    if (pathname.startsWith('/api/')) return;
    // A product picture without the script that enlarges it.
    if (pathname === '/_next/image') return this.#picture(from, to);
    this.found.links.push({ from, to });
    // Filters can be combined endlessly: each is tried alone, pages of a list in sequence. URLs that a page names canonical count.
    const isDeep = search !== '' && new URL(from).search !== '' && !/[?&]page=\d+$/.test(search);
    if (isNamed || !isDeep) this.enqueue(to, from);
  }

  /** Resized images derive from an upload: the upload is requested instead. */
  #picture(from: string, src: string): void {
    if (src === '' || src.startsWith('data:')) return;
    const url = new URL(src, from);
    const original = url.pathname === '/_next/image' ? url.searchParams.get('url') : null;
    const picture = new URL(original ?? url, from);
    if (this.#localeOf.has(picture.origin)) this.enqueue(picture.href, from);
  }

  #readSitemap(url: string, xml: string): void {
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => decodeXml(text));
    if (locations.length === 0) this.#error('sitemap', url, 'is empty');
    const nested = xml.includes('<sitemapindex');
    if (!nested) this.found.sitemaps.set(url, locations);
    for (const location of locations) this.enqueue(location, url);
  }

  #readFeed(url: string, xml: string): void {
    const links = [...xml.matchAll(/<link>([^<]+)<\/link>/g)].map(([, text = '']) => decodeXml(text));
    if (links.length === 0) this.#error('feed', url, 'has no link');
    for (const link of links) this.#link(url, link);
  }
}

const normalise = (href: string, base: string): string => (URL.canParse(href, base) ? new URL(href, base).href : href);

const decodeXml = (text: string): string =>
  text.trim().replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

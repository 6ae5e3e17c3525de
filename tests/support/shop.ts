import { request } from 'node:http';
import { LOCALE_SETTINGS, LOCALES, type Locale } from '@/backend/contract/locales';
import { type Availability } from '@/backend/contract/products';

/** The shop under test, with the URLs that scripts/test.mjs passes in the environment. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through \`npm test\``);
  return value;
}

export const port = Number(required('PORT'));
export const backendUrl = required('BACKEND_URL');
export const mailUrl = `http://127.0.0.1:${required('MAIL_PORT')}`;
export const sandboxUrl = `http://127.0.0.1:${required('SANDBOX_PORT')}`;
/** The Dutch domain of a storefront with the captcha enabled. */
export const guardedOrigin = required('GUARDED_ORIGIN');
export const allLocales = LOCALES;

const origins = new Map(
  required('LOCALE_HOSTS')
    .split(',')
    .map((entry) => entry.split('=') as [Locale, string]),
);

export function originOf(locale: Locale): string {
  const origin = origins.get(locale);
  if (!origin) throw new Error(`no origin for ${locale}`);
  return origin;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Names and values as they were sent, also of a header that was sent twice. */
  rawHeaders: string[];
  /** The body as it was sent. */
  raw: Buffer;
  json: <T>() => T;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Instead of the locale's domain, for example of another storefront. */
  origin?: string;
}

/** One HTTP call to a locale's domain. Node cannot resolve `*.localhost`, so the socket goes to 127.0.0.1 with the Host set. */
export function call(
  locale: Locale,
  path: string,
  { method = 'GET', headers = {}, body, origin = originOf(locale) }: Call = {},
): Promise<Answer> {
  const { host, port: ownPort } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ownPort, path, method, headers: { host, ...headers } };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const text = raw.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: text,
          raw,
          json: <T>() => JSON.parse(text) as T,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const post = (
  locale: Locale,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  call(locale, path, {
    method: 'POST',
    headers: { origin: originOf(locale), 'content-type': 'application/json', ...headers },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  });

/** A public file, without its text being decoded. */
export async function fetchBytes(path: string): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Calls the backend like the storefront does. */
export async function callBackend(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${backendUrl}/api${path}`, {
    ...init,
    headers: {
      'x-shop-secret': required('SHOP_SECRET'),
      'x-shop-ip': '203.0.113.7',
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

export interface CatalogProduct {
  id: string;
  slug: string;
  title: string;
  type: string;
  variants: {
    id: string;
    sku: string;
    options: { key: string; value: string }[];
    price: number;
    availability: Availability;
  }[];
}

const catalogs = new Map<Locale, Promise<CatalogProduct[]>>();

/** Every product of a seeded shop, listed or not, in the shop's order; cached, so its stock may be outdated. */
export function readCatalog(locale: Locale): Promise<CatalogProduct[]> {
  const known = catalogs.get(locale) ?? readCatalogNow(locale);
  catalogs.set(locale, known);
  return known;
}

export async function readCatalogNow(locale: Locale): Promise<CatalogProduct[]> {
  const read = async <T>(path: string): Promise<T> => ((await (await callBackend(path)).json()) as { data: T }).data;
  const listed = await read<{ id: string }[]>(
    `/products?locale=${locale}&fields=slug&sort=position&pagination[pageSize]=100`,
  );
  const ids = listed.map(({ id }) => id).join();
  const { products } = await read<{ products: CatalogProduct[] }>(`/catalog/products?locale=${locale}&ids=${ids}`);
  return products;
}

/** A variant by SKU, with the cart line that buys it. */
export async function cartLine(locale: Locale, sku: string, quantity = 1) {
  const variant = (await readCatalog(locale))
    .flatMap((product) => product.variants)
    .find((candidate) => candidate.sku === sku);
  if (!variant) throw new Error(`no variant ${sku}`);
  return { variantId: variant.id, quantity, options: variant.options };
}

export interface RouteIndexRow {
  id: string;
  locale: Locale;
  slug: string;
  path: string[];
  level: string;
}
export interface RouteIndex {
  pages: RouteIndexRow[];
  products: RouteIndexRow[];
  articles: RouteIndexRow[];
  levels: RouteIndexRow[];
  lessons: RouteIndexRow[];
}
/** Id of the page that is rendered per visitor. */
interface Profile {
  profile: string | null;
}

let index: (RouteIndex & Profile) | undefined;
export async function readRouteIndex(): Promise<RouteIndex & Profile> {
  index ??= ((await (await callBackend('/route-index')).json()) as { data: RouteIndex & Profile }).data;
  return index;
}

/** Public path of the page with this Dutch slug in a locale. */
export async function pagePathOf(locale: Locale, dutchSlug: string): Promise<string> {
  const { pages } = await readRouteIndex();
  const dutch = pages.find((page) => page.locale === 'nl' && page.path.at(-1) === dutchSlug);
  const page = pages.find((candidate) => candidate.locale === locale && candidate.id === dutch?.id);
  if (!page) throw new Error(`no page ${dutchSlug} in ${locale}`);
  return `/${page.path.join('/')}`;
}

export const segment = (locale: Locale, name: 'shop' | 'blog' | 'academy'): string =>
  LOCALE_SETTINGS[locale].segments[name];

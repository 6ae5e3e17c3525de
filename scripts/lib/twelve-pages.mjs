import { fetchPage } from './page-weight.mjs';

/** Not in search engines, so that audits for those do not apply. */
const HIDDEN = new Set(['cart', 'checkout', 'search', 'sign-in']);

/**
 * The Dutch pages whose speed on a phone is promised.
 * @param {number} port
 * @returns {Promise<{ kind: string, path: string, hidden: boolean }[]>}
 */
export async function twelvePages(port) {
  const sitemap = (await fetchPage(port, '/sitemap.xml')).body.toString();
  const first = (/** @type {string} */ pattern) => {
    const [path] = new RegExp(`${pattern}(?=<)`).exec(sitemap) ?? [];
    if (!path) throw new Error(`The sitemap contains no ${pattern}`);
    return path;
  };
  const pages = {
    home: '/',
    listing: '/shop',
    // With all colours and sizes, if it is there.
    product: /\/shop\/[a-z-]*classic[a-z-]*/.exec(sitemap)?.[0] ?? first('/shop/[a-z0-9-]+'),
    cart: '/winkelmand',
    checkout: '/afrekenen',
    academy: '/academy',
    level: first('/academy/[a-z0-9-]+'),
    lesson: first('/academy/[a-z0-9-]+/[a-z0-9-]+'),
    article: first('/blog/[a-z0-9-]+'),
    search: '/search?q=zwotter',
    contact: '/contact',
    'sign-in': '/login',
  };
  return Object.entries(pages).map(([kind, path]) => ({ kind, path, hidden: HIDDEN.has(kind) }));
}

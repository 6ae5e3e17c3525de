// JavaScript that a page loads before the first click, and its budget.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './settings.mjs';

/** A main page may weigh this multiple of a bare page of the same framework. */
export const RATIO = 1.15;

/**
 * Weight of the bare page of `tests/fixtures/bare-app`, with the package versions it was measured with. Building it is slow and
 * the weight depends on these packages only, so it is recorded (`npm run bench:pages -- --record`) and rejected when they change.
 */
export const recordPath = join(root, 'tests/fixtures/bare-page-weight.json');

/** @typedef {{ packages: Record<string, string>, kiB: number }} BareWeight */

/** @returns {Record<string, string>} versions of the packages that a bare page contains */
export function weighedPackages() {
  return Object.fromEntries(
    ['next', 'react', 'react-dom'].map((name) => {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      return [name, String(version)];
    }),
  );
}

/** @returns {BareWeight} */
export const readBareWeight = () => JSON.parse(readFileSync(recordPath, 'utf8'));

/** The first URL of the Dutch sitemap that begins so. @param {number} port @param {string} start */
async function firstPage(port, start) {
  const sitemap = (await fetchPage(port, '/sitemap.xml')).body.toString();
  const page = new RegExp(`${start}[a-z0-9-]+`).exec(sitemap)?.[0];
  if (!page) throw new Error(`The sitemap contains no page ${start}`);
  return page;
}

/**
 * Dutch entry pages; a suit represents all products, as it has most.
 * @param {number} port
 */
export const mainPages = async (port) => ['/', '/shop', await firstPage(port, '/shop/zwotter-mini')];

/** @param {number} port */
export const articlePage = (port) => firstPage(port, '/blog/');

/** @param {number} port @param {string} path @returns {Promise<{ status: number, body: Buffer }>} */
export function fetchPage(port, path, encoding = 'identity') {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, 'accept-encoding': encoding } },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** URLs of the scripts in a page, except those for legacy browsers. @param {string} html */
function scriptsOf(html) {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(sources)];
}

/** What a page loads before the first click, script by script. @param {number} port @param {string} path */
export async function loadScripts(port, path) {
  const { status, body } = await fetchPage(port, path);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  const sources = scriptsOf(body.toString());
  if (sources.length === 0) throw new Error(`${path} loads no script`);
  return Promise.all(
    sources.map(async (source) => {
      const script = await fetchPage(port, source);
      if (script.status !== 200) throw new Error(`${source} returned ${script.status}`);
      return script.body;
    }),
  );
}

/** Gzipped KiB of the scripts that a page loads. @param {number} port @param {string} path */
export async function scriptKiB(port, path) {
  const sizes = (await loadScripts(port, path)).map((script) => gzipSync(script).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const DATA = /<script[^>]*>self\.__next_f\.push\([^<]*<\/script>/g;
const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);

/**
 * What a page makes a browser load before anyone scrolls or clicks, apart from its scripts: KiB of HTML and of React's data in
 * it, of styles (gzipped) and fonts, and the number of requests that its HTML asks for at once.
 * @param {number} port @param {string} path
 */
export async function weighPage(port, path) {
  const { status, body } = await fetchPage(port, path);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  const html = body.toString();
  const links = html.match(/<link[^>]+>/g) ?? [];
  const hrefs = (/** @type {RegExp} */ kind) =>
    links.filter((link) => kind.test(link)).map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  const load = (/** @type {string[]} */ urls) =>
    Promise.all(urls.map(async (url) => (await fetchPage(port, url)).body));
  const styles = hrefs(/rel="stylesheet"/);
  const fonts = hrefs(/as="font"/);
  const pictures = new Set(
    (html.match(/<img[^>]+loading="eager"[^>]*>/g) ?? []).map((tag) => / src="([^"]+)"/.exec(tag)?.[1]),
  );
  const sprites = new Set([...html.matchAll(/<use href="([^"#]+)/g)].map(([, url]) => url));
  return {
    html: body.length / 1024,
    data: sum((html.match(DATA) ?? []).map((script) => Buffer.byteLength(script))) / 1024,
    css: sum((await load(styles)).map((file) => gzipSync(file).length)) / 1024,
    fonts: sum((await load(fonts)).map((file) => file.length)) / 1024,
    requests: 1 + scriptsOf(html).length + styles.length + fonts.length + pictures.size + sprites.size,
  };
}

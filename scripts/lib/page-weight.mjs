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

/** The first URL of the Dutch sitemap of a kind. @param {number} port @param {string} segment */
async function firstPage(port, segment) {
  const sitemap = (await fetchPage(port, '/sitemap.xml')).body.toString();
  const page = new RegExp(`/${segment}/[a-z0-9-]+`).exec(sitemap)?.[0];
  if (!page) throw new Error(`The sitemap contains no page below /${segment}`);
  return page;
}

/**
 * Dutch entry pages; one product represents all.
 * @param {number} port
 */
export const mainPages = async (port) => ['/', '/shop', await firstPage(port, 'shop')];

/** @param {number} port */
export const articlePage = (port) => firstPage(port, 'blog');

/** KiB of a page's HTML as the browser parses it. @param {number} port @param {string} path */
export const htmlKiB = async (port, path) => (await fetchPage(port, path)).body.length / 1024;

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

/** Gzipped KiB of the scripts that a page loads. @param {number} port @param {string} path */
export async function scriptKiB(port, path) {
  const { status, body } = await fetchPage(port, path);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  const sources = scriptsOf(body.toString());
  if (sources.length === 0) throw new Error(`${path} loads no script`);
  const sizes = await Promise.all(
    sources.map(async (source) => {
      const script = await fetchPage(port, source);
      if (script.status !== 200) throw new Error(`${source} returned ${script.status}`);
      return gzipSync(script.body).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

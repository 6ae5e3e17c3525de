// JavaScript that a page asks for before the first click, and how much of it is allowed.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './settings.mjs';

/** A main page may weigh this many times what a bare page of the same framework weighs. */
export const RATIO = 1.15;

/**
 * What the bare page of `tests/fixtures/bare-app` weighs, with the packages it was measured with. Building it takes long, and the
 * figure changes with these packages alone: it is recorded (`npm run bench:pages -- --record`) and refused once they are others.
 */
export const recordPath = join(root, 'tests/fixtures/bare-page-weight.json');

/** @typedef {{ packages: Record<string, string>, kiB: number }} BareWeight */

/** @returns {Record<string, string>} versions of the packages whose code a bare page is made of */
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

/**
 * Dutch pages that most visits begin with; one product stands for all.
 * @param {number} port
 */
export async function mainPages(port) {
  const sitemap = (await fetchPage(port, '/sitemap.xml')).body.toString();
  const product = /\/shop\/[a-z0-9-]+/.exec(sitemap)?.[0];
  if (!product) throw new Error('The sitemap names no product');
  return ['/', '/shop', product];
}

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

/** Addresses of the scripts in a page, but for those that no browser of today runs. @param {string} html */
export function scriptsOf(html) {
  const tags = html.match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  return [...new Set(sources)];
}

/** Gzipped KiB of the scripts that a page asks for. @param {number} port @param {string} path */
export async function scriptKiB(port, path) {
  const { status, body } = await fetchPage(port, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const sources = scriptsOf(body.toString());
  if (sources.length === 0) throw new Error(`${path} asks for no script`);
  const sizes = await Promise.all(
    sources.map(async (source) => {
      const script = await fetchPage(port, source);
      if (script.status !== 200) throw new Error(`${source} answered ${script.status}`);
      return gzipSync(script.body).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

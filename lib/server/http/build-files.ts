import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { reportError } from '@/lib/core/report-error';
import { chooseEncoding } from './compress';
import { isUnchanged } from './entity-tag';
import { endSlowReader } from './slow-reader';

/** Of the files that a build has. */
export const CONTENT_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};
export const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' };
export const METHODS = new Set(['GET', 'HEAD']);

/**
 * Sends scripts and styles of the build as they were compressed by scripts/finish-static.mjs. Their names change with their
 * content. Each is read once: all of them take a few megabytes. Files that were not compressed are left to Next.
 */
export class BuildFiles {
  readonly #types = new Map<string, string>();
  readonly #bodies = new Map<string, Promise<Buffer>>();
  readonly #buildDir: string;

  constructor(buildDir: string) {
    this.#buildDir = buildDir;
    const folder = join(buildDir, 'static');
    if (!existsSync(folder)) return;
    const names = new Set(readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')));
    for (const name of names) {
      const type = CONTENT_TYPES[extname(name)];
      if (type !== undefined && names.has(`${name}.br`) && names.has(`${name}.gz`))
        this.#types.set(`/_next/static/${name}`, type);
    }
  }

  /** Sends the file at this path; false if it is none of these. */
  send(req: IncomingMessage, res: ServerResponse, path: string): boolean {
    const type = this.#types.get(path);
    if (type === undefined || !METHODS.has(req.method ?? '')) return false;
    const encoding = chooseEncoding(req.headers['accept-encoding']) ?? 'identity';
    const etag = `W/"${path.slice('/_next/static/'.length)}"`;
    res.setHeader('cache-control', 'public, max-age=31536000, immutable');
    res.setHeader('vary', 'Accept-Encoding');
    res.setHeader('etag', etag);
    if (isUnchanged(req.headers, etag)) {
      res.writeHead(304).end();
      return true;
    }
    this.#read(path + SUFFIXES[encoding]).then(
      (body) => {
        if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
        res.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
        endSlowReader(res);
      },
      (error: unknown) => {
        reportError(error, { where: `file ${path}` });
        res.setHeader('cache-control', 'no-store').writeHead(500).end();
      },
    );
    return true;
  }

  #read(path: string): Promise<Buffer> {
    const known = this.#bodies.get(path);
    if (known) return known;
    const body = readFile(join(this.#buildDir, path.slice('/_next/'.length)));
    this.#bodies.set(path, body);
    // Not kept, so that the next request tries again.
    body.catch(() => this.#bodies.delete(path));
    return body;
  }
}

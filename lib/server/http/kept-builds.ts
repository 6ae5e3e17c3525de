import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { CONTENT_TYPES, METHODS, SUFFIXES } from './build-files';
import { chooseEncoding } from './compress';
import { endSlowReader } from './slow-reader';

/** The newest ones stay, that of this process included. */
const KEPT_BUILDS = 5;
const PREFIX = '/_next/static/';
/** Names that Next gives: no segment begins with a dot. */
const FILE = /^\/_next\/static(?:\/(?!\.)[\w.~[\]()@-]+)+$/;

/** Builds in the folder, the newest first. A draft of another process begins with a dot. */
async function listBuilds(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  const ages = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return ages.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}

/**
 * Puts the scripts, styles and fonts of this build where all storefronts find them, also those of the builds before and after: a page
 * that somebody has open asks for the files of its own build. Must end before the process gets requests.
 */
export async function keepBuild(buildDir: string, folder: string): Promise<void> {
  const id = (await readFile(join(buildDir, 'BUILD_ID'), 'utf8')).trim();
  const kept = join(folder, id);
  if (!(await stat(kept).catch(() => null))) {
    // Whole or not at all, and two processes may do it at once.
    const draft = join(folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await cp(join(buildDir, 'static'), draft, { recursive: true });
      await rename(draft, kept).catch(async (error: unknown) => {
        if (!(await stat(kept).catch(() => null))) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await utimes(kept, new Date(), new Date());
  for (const old of (await listBuilds(folder)).slice(KEPT_BUILDS))
    await rm(join(folder, old), { recursive: true, force: true });
}

/** Sends a file that only another build has; false if none has it. */
export async function sendKept(req: IncomingMessage, res: ServerResponse, path: string, folder: string) {
  const type = CONTENT_TYPES[extname(path)];
  if (!FILE.test(path) || type === undefined || !METHODS.has(req.method ?? '')) return false;
  const name = path.slice(PREFIX.length);
  const encoding = chooseEncoding(req.headers['accept-encoding']) ?? 'identity';
  for (const build of await listBuilds(folder)) {
    const file = join(folder, build, name);
    const packed = encoding === 'identity' ? null : await readFile(file + SUFFIXES[encoding]).catch(() => null);
    const body = packed ?? (await readFile(file).catch(() => null));
    if (!body) continue;
    if (packed) res.setHeader('content-encoding', encoding);
    res.setHeader('cache-control', 'public, max-age=31536000, immutable').setHeader('vary', 'Accept-Encoding');
    res.writeHead(200, { 'content-type': type, 'content-length': body.length });
    res.end(body);
    endSlowReader(res);
    return true;
  }
  return false;
}

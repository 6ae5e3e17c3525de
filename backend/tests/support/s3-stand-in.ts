import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A bucket of S3 in memory, with the calls that the shop makes; it believes every signature. */
export interface S3StandIn {
  /** Settings of a shop that keeps its files here. */
  env: Record<string, string>;
  files: Map<string, { content: Buffer; type: string; changedAt: Date }>;
  /** Status with which everything is refused; null: nothing is. */
  refuse: number | null;
  /** Whether it takes no more files, and sends those it has. */
  isFull: boolean;
  /** How long every answer takes. */
  delayMs: number;
  stop: () => Promise<void>;
}

const BUCKET = 'shop';

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const xml = (res: ServerResponse, status: number, text: string): unknown =>
  res.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);

function list(files: S3StandIn['files'], prefix: string): string {
  const found = [...files].filter(([name]) => name.startsWith(prefix));
  const entries = found.map(
    ([name, { content, changedAt }]) =>
      `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`;
}

export async function startS3(): Promise<S3StandIn> {
  const files: S3StandIn['files'] = new Map();
  const state: Pick<S3StandIn, 'refuse' | 'isFull' | 'delayMs'> = { refuse: null, isFull: false, delayMs: 0 };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://s3');
    const name = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const body = await readBody(req);
    if (state.delayMs > 0) await setTimeout(state.delayMs);
    if (!req.headers.authorization && !searchParams.has('X-Amz-Signature')) return xml(res, 403, '<Error/>');
    if (state.refuse !== null) return xml(res, state.refuse, '<Error><Code>SlowDown</Code></Error>');
    if (!`${pathname}/`.startsWith(`/${BUCKET}/`)) return xml(res, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (searchParams.get('list-type') === '2') return xml(res, 200, list(files, searchParams.get('prefix') ?? ''));
    const etag = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
    if (req.method === 'PUT') {
      if (state.isFull) return xml(res, 507, '<Error><Code>InsufficientStorage</Code></Error>');
      files.set(name, { content: body, type: req.headers['content-type'] ?? '', changedAt: new Date() });
      return res.writeHead(200, { etag: etag(body) }).end();
    }
    if (req.method === 'DELETE') {
      files.delete(name);
      return res.writeHead(204).end();
    }
    const file = files.get(name);
    if (!file) return xml(res, 404, '<Error><Code>NoSuchKey</Code></Error>');
    const { content } = file;
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    if (start >= content.length && content.length > 0) return xml(res, 416, '<Error><Code>InvalidRange</Code></Error>');
    const part = content.subarray(start, to ? Number(to) + 1 : undefined);
    const range = { 'content-range': `bytes ${start}-${start + part.length - 1}/${content.length}` };
    res.writeHead(from === undefined ? 200 : 206, {
      'content-type': file.type || 'application/octet-stream',
      'content-length': part.length,
      'last-modified': file.changedAt.toUTCString(),
      etag: etag(content),
      ...(from !== undefined && range),
    });
    return res.end(req.method === 'HEAD' ? undefined : part);
  };

  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const env = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  return Object.assign(state, { env, files, stop });
}

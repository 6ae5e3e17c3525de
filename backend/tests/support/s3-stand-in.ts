import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface StoredVersion {
  name: string;
  id: string;
  /** Null for the mark of a deletion. */
  content: Buffer | null;
  type: string;
  changedAt: Date;
}

/** A bucket of S3 in memory, with the calls that the shop makes; it believes every signature. */
export interface S3StandIn {
  /** Settings of a shop that keeps its files here. */
  env: Record<string, string>;
  files: Map<string, { content: Buffer; type: string; changedAt: Date }>;
  /** Every version of every file, from the oldest to the newest; null: the bucket keeps none. */
  versions: StoredVersion[] | null;
  /** How many versions are listed at once. */
  listed: number;
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

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** In pages, as S3 does: by name, and of one name the newest first. */
function listVersions(versions: StoredVersion[], from: string | null, count: number): string {
  const all = [...versions].reverse().sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  const start = from === null ? 0 : all.findIndex(({ id }) => id === from) + 1;
  const page = all.slice(start, start + count);
  const entries = page.map(({ name, id, content, changedAt }) => {
    const newest = all.find((version) => version.name === name)?.id === id;
    const kind = content === null ? 'DeleteMarker' : 'Version';
    const etag = content === null ? '' : `<ETag>${etagOf(content)}</ETag>`;
    return `<${kind}><Key>${name}</Key><VersionId>${id}</VersionId><IsLatest>${newest}</IsLatest><LastModified>${changedAt.toISOString()}</LastModified>${etag}</${kind}>`;
  });
  const isTruncated = start + count < all.length;
  const last = page.at(-1);
  const next = isTruncated
    ? `<NextKeyMarker>${last?.name}</NextKeyMarker><NextVersionIdMarker>${last?.id}</NextVersionIdMarker>`
    : '';
  return `<ListVersionsResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListVersionsResult>`;
}

type State = Pick<S3StandIn, 'refuse' | 'isFull' | 'delayMs' | 'versions' | 'listed'>;

export async function startS3(): Promise<S3StandIn> {
  const files: S3StandIn['files'] = new Map();
  const state: State = { refuse: null, isFull: false, delayMs: 0, versions: null, listed: 1000 };
  const note = (name: string, content: Buffer | null, type = ''): unknown =>
    state.versions?.push({ name, id: `v${state.versions.length}`, content, type, changedAt: new Date() });

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://s3');
    const name = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    const body = await readBody(req);
    if (state.delayMs > 0) await setTimeout(state.delayMs);
    if (!req.headers.authorization && !searchParams.has('X-Amz-Signature')) return xml(res, 403, '<Error/>');
    if (state.refuse !== null) return xml(res, state.refuse, '<Error><Code>SlowDown</Code></Error>');
    if (!`${pathname}/`.startsWith(`/${BUCKET}/`)) return xml(res, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (searchParams.get('list-type') === '2') return xml(res, 200, list(files, searchParams.get('prefix') ?? ''));
    if (searchParams.has('versioning'))
      return xml(
        res,
        200,
        `<VersioningConfiguration>${state.versions ? '<Status>Enabled</Status>' : ''}</VersioningConfiguration>`,
      );
    if (searchParams.has('versions'))
      return xml(res, 200, listVersions(state.versions ?? [], searchParams.get('version-id-marker'), state.listed));
    if (req.method === 'PUT') {
      if (state.isFull) return xml(res, 507, '<Error><Code>InsufficientStorage</Code></Error>');
      const [, source] = /versionId=(\w+)$/.exec(String(req.headers['x-amz-copy-source'] ?? '')) ?? [];
      const copied = source === undefined ? null : state.versions?.find(({ id }) => id === source);
      if (copied === undefined) return xml(res, 404, '<Error><Code>NoSuchVersion</Code></Error>');
      const content = copied?.content ?? body;
      const type = copied?.type ?? req.headers['content-type'] ?? '';
      files.set(name, { content, type, changedAt: new Date() });
      note(name, content, type);
      if (copied) return xml(res, 200, `<CopyObjectResult><ETag>${etagOf(content)}</ETag></CopyObjectResult>`);
      return res.writeHead(200, { etag: etagOf(content) }).end();
    }
    if (req.method === 'DELETE') {
      files.delete(name);
      note(name, null);
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
      etag: etagOf(content),
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

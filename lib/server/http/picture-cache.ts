import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { toUploadPath } from '@/lib/server/endpoint/upload-headers';
import { AvifQueue } from './avif-queue';
import { bufferResponse } from './buffer-response';

const PATH = '/_next/image?';
const WEBP = 'image/webp';
const AVIF = 'image/avif';
/** Smaller pictures weigh a kilobyte, in AVIF often more. */
const MIN_AVIF_WIDTH = 320;
const MAX_BYTES = 64 * 1024 * 1024;
/** Photos of reviews can be removed. */
const TTL_MS = 60 * 60_000;

interface Picture {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

export interface PictureRequest {
  /** Identifies the picture in the cache. */
  key: string;
  /** The only media type that matters to Next. */
  accept: string;
  source: string;
  width: number;
  /** Whether the client shows AVIF, and the picture is large enough for it. */
  avif: boolean;
}

/** Makes a picture smaller than Next's WebP. */
export type MakeAvif = (source: string, width: number) => Promise<Buffer>;

/**
 * Parses a request to Next's image optimizer. Null if its picture is spelled in any other way than in our pages: Next
 * resizes every spelling anew (`/media/./x.webp`, `/media/x%2ewebp`), and each would take room in the cache.
 */
export function parsePictureRequest(url: string, accept = ''): PictureRequest | null {
  const params = new URLSearchParams(url.slice(PATH.length));
  const source = params.get('url') ?? '';
  const isPlain =
    params.size === 3 && source.startsWith('/media/') && toUploadPath(source.slice(7).split('/')) !== null;
  if (!isPlain || !/^[1-9]\d{1,3}$/.test(params.get('w') ?? '') || params.get('q') === null) return null;
  const type = accept.includes(WEBP) ? WEBP : '*/*';
  const width = Number(params.get('w'));
  return {
    key: [width, params.get('q'), type, source].join(' '),
    accept: type,
    source,
    width,
    avif: type === WEBP && accept.includes(AVIF) && width >= MIN_AVIF_WIDTH,
  };
}

export const isPictureUrl = (url: string): boolean => url.startsWith(PATH) || url === PATH.slice(0, -1);

/**
 * Keeps resized pictures in memory: Next's own cache writes to disk, where it would keep pictures of another run. Nobody waits for
 * AVIF: it is made after the first request, which gets WebP.
 */
export class PictureCache {
  readonly #pictures = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, ttl: TTL_MS });
  readonly #queue = new AvifQueue();
  readonly #makeAvif: MakeAvif;

  constructor(makeAvif: MakeAvif) {
    this.#makeAvif = makeAvif;
  }

  /** Sends the picture if it is known; otherwise keeps the one that is going to be sent. Returns whether it was sent. */
  serve(req: IncomingMessage, res: ServerResponse, asked: PictureRequest): boolean {
    const better = asked.avif ? this.#pictures.get(avifKey(asked)) : undefined;
    const known = better ?? this.#pictures.get(asked.key);
    if (known) {
      if (asked.avif && !better) this.#improve(asked, known);
      send(req, res, known);
      return true;
    }
    bufferResponse(res, {
      shouldBuffer: () => res.statusCode === 200 && String(res.getHeader('content-type')).startsWith('image/'),
      finish: ({ body }, end) => {
        res.removeHeader('x-nextjs-cache');
        const made = { body, headers: { ...res.getHeaders() } };
        this.#keep(asked.key, made);
        if (asked.avif) this.#improve(asked, made);
        end(body);
      },
    });
    return false;
  }

  #keep(key: string, picture: Picture): void {
    this.#pictures.set(key, picture, { size: picture.body.length });
  }

  /** Drawings and animations stay what they are. */
  #improve(asked: PictureRequest, webp: Picture): void {
    if (webp.headers['content-type'] !== WEBP) return;
    const key = avifKey(asked);
    this.#queue.add(key, async () => {
      const body = await this.#makeAvif(asked.source, asked.width);
      this.#keep(key, body.length < webp.body.length ? { body, headers: avifHeaders(webp.headers, body) } : webp);
    });
  }
}

const avifKey = ({ key }: PictureRequest): string => `${AVIF} ${key}`;

function avifHeaders(webp: OutgoingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
  const disposition = webp['content-disposition'];
  return {
    ...webp,
    'content-type': AVIF,
    'content-length': body.length,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    ...(typeof disposition === 'string' && { 'content-disposition': disposition.replace('.webp', '.avif') }),
  };
}

function send({ headers }: IncomingMessage, res: ServerResponse, picture: Picture): void {
  for (const [name, value] of Object.entries(picture.headers)) if (value !== undefined) res.setHeader(name, value);
  const { etag } = picture.headers;
  if (typeof etag === 'string' && headers['if-none-match'] === etag) {
    res.removeHeader('content-length');
    res.writeHead(304).end();
    return;
  }
  res.end(picture.body);
}

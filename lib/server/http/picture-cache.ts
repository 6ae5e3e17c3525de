import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { toUploadPath } from '@/lib/server/endpoint/upload-headers';
import { bufferResponse } from './buffer-response';

const PATH = '/_next/image?';
const WEBP = 'image/webp';
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
}

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
  return { key: [params.get('w'), params.get('q'), type, source].join(' '), accept: type };
}

export const isPictureUrl = (url: string): boolean => url.startsWith(PATH) || url === PATH.slice(0, -1);

/** Keeps resized pictures in memory: Next's own cache writes to disk, where it would keep pictures of another run. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, ttl: TTL_MS });

  /** Sends the picture if it is known; otherwise keeps the one that is going to be sent. Returns whether it was sent. */
  serve(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    const known = this.#pictures.get(key);
    if (known) {
      send(req, res, known);
      return true;
    }
    bufferResponse(res, {
      shouldBuffer: () => res.statusCode === 200 && String(res.getHeader('content-type')).startsWith('image/'),
      finish: ({ body }, end) => {
        res.removeHeader('x-nextjs-cache');
        this.#pictures.set(key, { body, headers: { ...res.getHeaders() } }, { size: body.length });
        end(body);
      },
    });
    return false;
  }
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

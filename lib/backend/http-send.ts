import 'server-only';
import http from 'node:http';
import https from 'node:https';

export interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  timeoutMs: number;
}

/** Idle connections are closed long before the backend closes them: it would cut off requests sent at that moment. */
const KEEP_ALIVE = { keepAlive: true, timeout: 4_000 };
const agents = { 'http:': new http.Agent(KEEP_ALIVE), 'https:': new https.Agent(KEEP_ALIVE) };

/** Statuses without a body. */
const EMPTY = new Set([204, 205, 304]);

/**
 * Sends one uncached request to the backend. Does not follow redirects, and costs a third of `fetch`, which adds streams
 * and Next's cache. Rejects without a complete response; with `TimeoutError` after the timeout.
 */
export function send(address: string, { method, headers, body, timeoutMs }: Outgoing): Promise<Response> {
  const url = new URL(address);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...headers, ...length }, agent: agents[secure ? 'https:' : 'http:'] };
    const call = (secure ? https : http).request(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', fail);
      incoming.on('end', () => {
        clearTimeout(timer);
        const status = incoming.statusCode ?? 0;
        const content = EMPTY.has(status) ? null : Buffer.concat(chunks);
        resolve(new Response(content, { status, headers: readHeaders(incoming.rawHeaders) }));
      });
    });
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => call.destroy(new DOMException('No response in time', 'TimeoutError')), timeoutMs);
    call.on('error', fail);
    call.end(body);
  });
}

function readHeaders(raw: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}

import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface BufferedResponse {
  status: number;
  body: Buffer;
}

export interface BufferOptions {
  /** Whether to buffer a response with these headers; others are streamed. Called once, before anything is sent. */
  shouldBuffer: (res: ServerResponse) => boolean;
  /** Sends the buffered response; `send` is the original `end`. */
  finish: (held: BufferedResponse, send: (body: Buffer) => void) => void;
}

type Callback = (error?: Error | null) => void;

/**
 * Buffers a response until it is complete, so that headers and status can depend on the body. Node has no hook for this,
 * so the sending methods of this response are replaced.
 */
export function bufferResponse(res: ServerResponse, { shouldBuffer, finish }: BufferOptions): void {
  const own = {
    writeHead: res.writeHead.bind(res),
    write: res.write.bind(res),
    end: res.end.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
  };
  const chunks: Buffer[] = [];
  let buffered: boolean | null = null;

  const restoreMethods = (): void => {
    Object.assign(res, own);
  };
  const isBuffered = (): boolean => {
    buffered ??= shouldBuffer(res);
    if (!buffered) restoreMethods();
    return buffered;
  };
  const addChunk = (chunk: unknown, encoding?: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  res.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    res.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object' && value !== null);
    if (headers && !Array.isArray(headers)) setHeaders(res, headers as OutgoingHttpHeaders);
    if (!isBuffered()) own.writeHead(status);
    return res;
  };
  res.flushHeaders = (): void => {
    if (!isBuffered()) own.flushHeaders();
  };
  res.write = (chunk: unknown, encoding?: unknown, callback?: unknown): boolean => {
    if (!isBuffered()) return (own.write as (...args: unknown[]) => boolean)(chunk, encoding, callback);
    addChunk(chunk, encoding);
    const done = [encoding, callback].find((value): value is Callback => typeof value === 'function');
    if (done) process.nextTick(done);
    return true;
  };
  res.end = (chunk?: unknown, encoding?: unknown, callback?: unknown): ServerResponse => {
    if (!isBuffered()) return (own.end as (...args: unknown[]) => ServerResponse)(chunk, encoding, callback);
    addChunk(chunk, encoding);
    const done = [chunk, encoding, callback].find((value): value is Callback => typeof value === 'function');
    restoreMethods();
    finish({ status: res.statusCode, body: Buffer.concat(chunks) }, (body) => {
      own.end(body);
      done?.();
    });
    return res;
  };
}

function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) res.setHeader(name, value);
  }
}

import { malformed, tooLarge, tooSlow } from '@/lib/backend/endpoint-errors';

/** Maximum size of a body without files. */
export const MAX_BODY = 64 * 1024;

const MAX_DEPTH = 20;

type JsonObject = Record<string, unknown>;

/** A body must arrive with this many bytes per window: small ones at once, and no sender can take a minute for one. */
const WINDOW_MS = 10_000;
const MIN_BYTES_PER_WINDOW = MAX_BODY;

/**
 * Reads a body, rejecting it as soon as it exceeds the limit, where an announced length is not trusted, or arrives too
 * slowly. @param onBytes Called with the size of each part; may throw.
 */
export async function readBytes(
  request: Request,
  maxBytes = MAX_BODY,
  onBytes?: (bytes: number) => void,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of atMinimumRate(request.body)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    onBytes?.(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parts of a body. Throws `RequestTimeout` (408) as soon as a window passed with too few bytes. */
async function* atMinimumRate(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let arrived = 0;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (arrived < MIN_BYTES_PER_WINDOW) reject(tooSlow());
      arrived = 0;
    }, WINDOW_MS);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), expired]);
      if (done) return;
      arrived += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(timer);
    // Not awaited: it waits for the rest of some bodies.
    reader.cancel().catch(() => undefined);
  }
}

/** Fields of a form submitted without JavaScript; missing fields are undefined. */
export async function readUrlEncodedForm(request: Request): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readBytes(request))));
}

/** Parses a JSON object; an empty body is {}. */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const text = new TextDecoder().decode(await readBytes(request));
  const value = text.trim() === '' ? {} : parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The body is not a JSON object');
  return { ...value };
}

/** Parses JSON. Deep nesting, which no endpoint expects, would exhaust the stack of code that follows it. */
export function parseJson(text: string): unknown {
  const value = parseOrThrow(text);
  if (!isShallow(value)) throw malformed('The body is nested too deeply');
  return value;
}

function parseOrThrow(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON');
  }
}

/** Level by level instead of recursively. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
    if (level.length === 0) return true;
  }
  return false;
}

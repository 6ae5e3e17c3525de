import { malformed, tooLarge } from '@/lib/backend/endpoint-errors';

/** Maximum size of a body without files. */
export const MAX_BODY = 64 * 1024;

type JsonObject = Record<string, unknown>;

/**
 * Reads a body, rejecting it as soon as it exceeds the limit; an announced length is not trusted. @param onLarge Called
 * once when `MAX_BODY` is exceeded; may throw.
 */
export async function readBytes(request: Request, maxBytes = MAX_BODY, onLarge?: () => void): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    const before = size;
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    if (before <= MAX_BODY && size > MAX_BODY) onLarge?.();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses a JSON object; an empty body is {}. */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const text = new TextDecoder().decode(await readBytes(request));
  const value = text.trim() === '' ? {} : parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The body is not a JSON object');
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not JSON');
  }
}

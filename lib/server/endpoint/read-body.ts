import { malformed, tooLarge } from '@/lib/backend/endpoint-errors';

/** Nothing a visitor sends here is longer. */
export const MAX_BODY = 64 * 1024;

type JsonObject = Record<string, unknown>;

/**
 * The body's bytes, refused as soon as there are too many; a length that is announced is not believed.
 * @param onLarge called once when there are more than `MAX_BODY`; it may refuse them
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

/** A JSON body that must be an object; an empty one is an empty object. */
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

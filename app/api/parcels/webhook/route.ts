import { forward } from '@/lib/backend/forward-request';
import { malformed } from '@/lib/backend/endpoint-errors';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';
import { readBytes } from '@/lib/server/endpoint/read-body';

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed('The body is not UTF-8');
  }
}

/** Called by the carrier when a parcel moves; the signature is about the text as it came, so that is passed on. */
export const POST = endpoint(
  async ({ request, caller }) => {
    const body = {
      body: decode(await readBytes(request)),
      signature: request.headers.get('sendcloud-signature') ?? '',
    };
    const { json } = await forward('/parcels/webhook', { method: 'POST', body, caller });
    return jsonResponse(json);
  },
  { foreign: true },
);

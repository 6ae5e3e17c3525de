import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { expireAgain } from '@/lib/backend/stale-if-error';
import { refreshRouteIndex, retryRouteIndex } from '@/lib/routing/route-index-store';
import { createVerifier } from '@/lib/content/pages/revalidate-signature';
import { warmUpPages } from '@/lib/content/pages/warm-up';
import { readBytes } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { malformed, unauthorized } from '@/lib/backend/endpoint-errors';
import { env } from '@/lib/core/env';
import { currentMeters } from '@/lib/telemetry/meters';
import { clearErrorPageCache } from '@/lib/server/http/error-page-cache';
import { clearPageCache } from '@/lib/server/http/page-cache';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/backend/contract/headers';
import { MAX_REVALIDATED_TAGS } from '@/backend/contract/limits';

const bodySchema = z.object({
  tags: z.array(z.string().min(1).max(200)).max(MAX_REVALIDATED_TAGS),
  /** Follow-up call of this process itself, see instrumentation-node.ts. */
  again: z.boolean().default(false),
});

let verify: ReturnType<typeof createVerifier> | undefined;

/** Called by the backend after publishing: expires everything that shows the entry. */
export const POST = endpoint(
  async ({ request }) => {
    verify ??= createVerifier(env().revalidateSecret);
    const body = new TextDecoder().decode(await readBytes(request));
    const { headers } = request;
    if (!verify({ timestamp: headers.get(TIMESTAMP_HEADER), signature: headers.get(SIGNATURE_HEADER), body }))
      throw unauthorized();
    const { tags, again } = readBody(body);
    currentMeters()?.revalidation(again ? 'repeat' : 'backend');
    // Route index first: pages rendered from now on must find new entries.
    await (again ? retryRouteIndex() : refreshRouteIndex());
    // Not 'max': that would serve the old page once more. The stale page is used when the backend is down (stale-if-error).
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    if (!again) expireAgain(tags);
    // After the tags have expired: a page rendered earlier would be cached with the old content.
    after(() => {
      clearErrorPageCache();
      clearPageCache();
      // Once per publish: the repeated expiries only concern pages that were rendered at that moment.
      if (!again) return warmUpPages();
    });
    return jsonResponse({ data: { revalidated: tags.length } });
  },
  { foreign: true },
);

function readBody(body: string): z.infer<typeof bodySchema> {
  try {
    return bodySchema.parse(JSON.parse(body));
  } catch {
    throw malformed('The body has no tags');
  }
}

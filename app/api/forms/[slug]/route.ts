import { readJsonObject } from '@/lib/endpoint/body';
import { answer, endpoint } from '@/lib/endpoint/endpoint';
import { pageNotFound } from '@/lib/endpoint/errors';
import { forward } from '@/lib/endpoint/forward';

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** A form that editors made. */
export const POST = endpoint<{ slug: string }>(async ({ request, params: { slug }, caller }) => {
  if (!SLUG.test(slug)) throw pageNotFound(request.nextUrl.pathname);
  const { status, json } = await forward(`/forms/${slug}`, {
    method: 'POST',
    body: await readJsonObject(request),
    caller,
  });
  return answer(json, { status });
});

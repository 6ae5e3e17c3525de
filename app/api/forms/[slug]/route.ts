import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { submitForm } from '@/lib/server/endpoint/submit-form';
import { getForm } from '@/lib/forms/composed/form-queries';

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Submits a form built in the CMS. */
export const POST = endpoint<{ slug: string }>(async ({ request, params: { slug }, caller }) => {
  const form = SLUG.test(slug) ? await getForm(caller.locale, slug) : null;
  if (!form) throw pageNotFound(request.nextUrl.pathname);
  return submitForm({ request, caller }, form);
});

import 'server-only';
import type { Caller } from '@/lib/backend/client';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { sentId } from '@/lib/forms/composed/element-names';
import type { ComposedForm } from '@/lib/forms/composed/types';
import { parseValues } from '@/lib/forms/composed/parse-values';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { originOf } from '@/lib/i18n/hosts';
import { errorResponse } from './endpoint';
import { toErrorBody } from '@/lib/backend/endpoint-errors';
import type { SubmittedForm } from './form-body';
import { renderFormPage } from './render-form-page';
import type { FormView } from './form-views';
import { seeOther } from './see-other';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface NativeCall {
  request: Request;
  caller: Caller;
}

/** A path of this shop that browsers cannot interpret as another site. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}?#]{0,500}$/u;

/** Redirects to the form's page with the fragment that shows the success message, so that the page stays static. */
export async function nativeSuccessResponse(
  call: NativeCall,
  form: ComposedForm,
  sent: SubmittedForm,
): Promise<Response> {
  return seeOther(`${await findFormPage(call, sent.page)}#${sentId(form.slug)}`);
}

/** Renders the form again with typed values and errors. */
export async function nativeFailureResponse(
  call: NativeCall,
  form: ComposedForm,
  { sent, page }: SubmittedForm,
  error: unknown,
): Promise<Response> {
  const { status, name, details } = toErrorBody(error);
  const { values } = parseValues(form.fields, sent);
  const fieldErrors = parseServerErrors(details);
  const { locale } = call.caller;
  const view: FormView = {
    kind: 'form',
    slug: form.slug,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withoutFiles(value)])),
    errors: fieldErrors,
    problem: fieldErrors.length > 0 ? null : name,
    status,
    page: await findFormPage(call, page),
    lostFiles: Object.values(values).some(
      (value) => Array.isArray(value) && value.some((part) => part instanceof File),
    ),
  };
  const html = await renderFormPage(view, new URL(originOf(locale)).host);
  if (html === null) return errorResponse(error);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers: status === 429 ? { ...headers, 'retry-after': '60' } : headers });
}

const withoutFiles = (value: string | string[] | File[]): string | string[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string') : value;

/** The form's page: as submitted, else the referrer, else the contact page. */
export async function findFormPage({ request, caller }: NativeCall, said: string | null): Promise<string> {
  const referer = request.headers.get('referer');
  const from = referer && URL.canParse(referer) ? new URL(referer).pathname : null;
  const own = [said, from].find((path) => path !== null && OWN_PATH.test(path) && !path.startsWith('/api/'));
  return own ?? contactPath(caller.locale);
}

async function contactPath(locale: Locale): Promise<string> {
  try {
    return await getPagePath(locale, PAGE_SLUGS.contact);
  } catch {
    return '/';
  }
}

import { cookies, draftMode } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { clearPreviewCookie, writePreviewCookie } from '@/lib/session/cookies';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { previewPath } from '@/lib/backend/preview-path';
import { redeemPreview } from '@/lib/backend/redeem-preview';
import { DRAFT_COOKIE, sealPreview } from '@/lib/session/preview-cookie';
import { type Locale } from '@/backend/contract/locales';

/** Entry point from the admin, with a token for one entry: enables drafts for an hour in this browser. */
export const GET = endpoint(async ({ request, caller: { locale }, secure }) => {
  const claim = await redeemPreview(request.nextUrl.searchParams.get('token'));
  if (!claim || claim.locale !== locale) return respondForbidden(locale);
  const { kind, id, status } = claim;
  const permalink = (await getRouteIndex())?.alternates(kind, id)[locale];
  if (status === 'published') return seeOther(permalink ?? '/', [clearPreviewCookie(secure)]);
  return seeOther(permalink ?? previewPath(kind, id), [writePreviewCookie(sealPreview(await readDraftMode()), secure)]);
});

/** The value Next expects in its own cookie. That cookie is removed again: see lib/session/preview-cookie.ts. */
async function readDraftMode(): Promise<string> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()]);
  mode.enable();
  const value = jar.get(DRAFT_COOKIE)?.value ?? '';
  mode.disable();
  return value;
}

async function respondForbidden(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'preview' });
  return new Response(t('refused'), { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

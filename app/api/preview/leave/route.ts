import { clearPreviewCookie } from '@/lib/session/cookies';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { originOf } from '@/lib/i18n/hosts';
import { type Locale } from '@/backend/contract/locales';

/** Ends the preview and redirects to the published page, or to the home page if it has no permalink. */
export const GET = endpoint(async ({ request, caller: { locale }, secure }) => {
  return seeOther(pathFrom(request.headers.get('referer') ?? '', locale), [clearPreviewCookie(secure)]);
});

function pathFrom(referer: string, locale: Locale): string {
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname } = new URL(referer);
  return origin === originOf(locale) && !pathname.startsWith('/preview/') ? pathname : '/';
}
